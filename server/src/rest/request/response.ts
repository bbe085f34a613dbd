import { Refusal } from '#errors.ts';

interface ResponseFacts {
  status: number;
  /** The database's JSON text; absent for a response without a body. */
  body?: string | null;
  single?: boolean;
  range?: string;
  applied?: readonly string[];
  location?: string;
}

/** The response to a successful request. */
export function answer({ status, body, single, range, applied, location }: ResponseFacts): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (range) headers.set('content-range', range);
  if (location) headers.set('location', location);
  if (applied && applied.length > 0) headers.set('preference-applied', applied.join(', '));
  if (body === undefined || body === null) return new Response(null, { status, headers });
  headers.set('content-type', `${single ? objectType : 'application/json'}; charset=utf-8`);
  return new Response(body, { status, headers });
}

/** `0-29/120`: the range of the response's rows and the total; `*` for none and for unknown. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const shown = rows > 0 ? `${String(offset)}-${String(offset + rows - 1)}` : '*';
  return `${shown}/${total === null ? '*' : String(total)}`;
}

const objectType = 'application/vnd.pgrst.object+json';
const arrayTypes: ReadonlySet<string> = new Set([
  'application/json',
  'application/vnd.pgrst.array+json',
  'application/*',
  '*/*',
]);

/** Whether the client accepts one JSON object instead of an array. Throws `PGRST107` if it accepts neither. */
export function wantsObject(accept: string | null): boolean {
  const types = (accept ?? '*/*').split(',').map((entry) => entry.trim().toLowerCase());
  for (const type of types) {
    const [name = '', ...parameters] = type.split(';').map((part) => part.trim());
    if (parameters.some((parameter) => parameter !== '' && !/^(q|charset)=/.test(parameter))) continue;
    if (name === objectType) return true;
    if (arrayTypes.has(name)) return false;
  }
  throw new Refusal('PGRST107', { message: `None of these media types are available: ${types.join(', ')}` });
}
