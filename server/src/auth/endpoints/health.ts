import { Refusal } from '#errors.ts';
import { version } from '#web-build.ts';
import type { AuthContext } from '../auth-context.ts';
import { jsonResponse } from '../requests/json-response.ts';

/** GET health: returns the server's name if the database responds, and 503 `not_ready` otherwise. */
export async function health({ database }: AuthContext): Promise<Response> {
  try {
    await database.asOwner((transaction) => transaction.finish('select 1'));
  } catch (error) {
    throw new Refusal('not_ready', { cause: error });
  }
  return jsonResponse({ name: 'COGN auth', version, description: 'Sign-up, sign-in and sessions of a COGN server' });
}
