import { makePerson, signIn, type Person } from '../support/person.ts';
import type { RunningServer } from '../support/server.ts';

/** The example account: signs in if it exists on this server, otherwise signs up with premium. */
export async function signInOrSignUp(server: RunningServer, known: { email: string; password: string }): Promise<Person> {
  const session = await signIn(server, known).catch(() => undefined);
  return session === undefined
    ? makePerson(server, { ...known, premium: true, consents: exampleConsents })
    : { ...known, session };
}

/** All purposes: the database refuses example rows without consent, and pages would ask for it first. */
export const exampleConsents = ['privacy_policy', 'health', 'spirituality', 'crisis_messages'];
