import { Refusal } from '#errors.ts';

/**
 * The JSON body of a request. An absent body reads as `{}`, as the public auth server takes it. Refuses `bad_json` when it does not parse and
 * `unsupported_media_type` when it is declared to be anything but JSON.
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === '') return {};
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== 'application/json' && !type.endsWith('+json'))
    throw new Refusal('unsupported_media_type');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The parser's own words cite the body, which may hold a password.
    throw new Refusal('bad_json');
  }
}
