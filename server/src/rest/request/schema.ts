import { Refusal } from '#errors.ts';

/** Only `public` is served; another schema in `accept-profile` or `content-profile` is refused with `PGRST106`. */
export function checkSchema(headers: Headers): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name);
    if (schema !== null && schema !== '' && schema !== 'public') {
      throw new Refusal('PGRST106', {
        message: `Invalid schema: ${schema}`,
        hint: 'Only the following schemas are exposed: public',
      });
    }
  }
}
