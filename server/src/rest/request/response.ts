import type { Form } from '../query/query-tree.ts';
import { Refusal } from '#errors.ts';

interface ResponseFacts {
  status: number;
  /** JSON text from the database; absent for a response without a body. */
  body?: string | null;
  form?: Form;
  range?: string;
  applied?: readonly string[];
  location?: string;
}

/** Creates the response to a successful request. */
export function answer({ status, body, form, range, applied, location }: ResponseFacts): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (range) headers.set('content-range', range);
  if (location) headers.set('location', location);
  if (applied && applied.length > 0) headers.set('preference-applied', applied.join(', '));
  if (body === undefined || body === null) return new Response(null, { status, headers });
  const type = form?.single ? objectType : form?.stripped ? arrayType : 'application/json';
  headers.set('content-type', `${type}${form?.stripped ? `;${withoutNulls}` : ''}; charset=utf-8`);
  return new Response(body, { status, headers });
}

/**
 * The value of `content-range`: the range of the returned rows and the total, such as `0-29/120`. `*` replaces the
 * range if there are no rows, and the total if it is unknown.
 */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const shown = rows > 0 ? `${String(offset)}-${String(offset + rows - 1)}` : '*';
  return `${shown}/${total === null ? '*' : String(total)}`;
}

const objectType = 'application/vnd.pgrst.object+json';
const arrayType = 'application/vnd.pgrst.array+json';
const withoutNulls = 'nulls=stripped';
const arrayTypes: ReadonlySet<string> = new Set(['application/json', arrayType, 'application/*', '*/*']);

/** The first format in the `accept` header that this server supports. Throws `PGRST107` if the client accepts no JSON. */
export function wantedForm(accept: string | null): Form {
  const types = (accept ?? '*/*').split(',').map((entry) => entry.trim().toLowerCase());
  for (const type of types) {
    const [name = '', ...parameters] = type.split(';').map((part) => part.trim());
    const stripped = parameters.includes(withoutNulls) && (name === objectType || name === arrayType);
    const known = (parameter: string) =>
      /^(?:(?:q|charset)=.*)?$/.test(parameter) || (stripped && parameter === withoutNulls);
    if (!parameters.every(known)) continue;
    if (name === objectType) return { single: true, stripped };
    if (arrayTypes.has(name)) return { single: false, stripped };
  }
  throw new Refusal('PGRST107', { message: `None of these media types are available: ${types.join(', ')}` });
}
