import { Refusal } from '#errors.ts';

export const objectType = 'application/vnd.pgrst.object+json';
const arrayTypes: ReadonlySet<string> = new Set([
  'application/json',
  'application/vnd.pgrst.array+json',
  'application/*',
  '*/*',
]);

/** Whether one JSON object is wanted rather than an array. Refuses `PGRST107` when neither would be accepted. */
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
