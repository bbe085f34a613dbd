import { presentUser } from '../accounts/present-user.ts';
import { jsonResponse } from '../requests/json-response.ts';
import type { Person } from '../sessions/require-person.ts';

/** GET user: returns the user of the access token, with current data from the database. */
export function getUser(person: Person): Response {
  return jsonResponse(presentUser(person.account, person.identities));
}
