import { presentUser } from '../accounts/present-user.ts';
import { answer } from '../requests/answer.ts';
import type { Person } from '../sessions/require-person.ts';

/** GET user: the person of the token, as the database has them now. */
export function getUser(person: Person): Response {
  return answer(presentUser(person.account, person.identities));
}
