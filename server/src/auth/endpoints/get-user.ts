import { presentUser } from '../accounts/present-user.ts';
import { answer } from '../requests/answer.ts';
import type { Person } from '../sessions/require-person.ts';

/** GET user: returns the user of the access token, with current data from the database. */
export function getUser(person: Person): Response {
  return answer(presentUser(person.account, person.identities));
}
