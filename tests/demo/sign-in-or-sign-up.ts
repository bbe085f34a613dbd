import { makePerson, signIn, type Person } from '../support/person.ts';
import type { RunningServer } from '../support/server.ts';

/** Signs in to the example account if it exists on this server, otherwise signs up with premium. */
export async function signInOrSignUp(server: RunningServer, known: { email: string; password: string }): Promise<Person> {
  const session = await signIn(server, known).catch(() => undefined);
  return session === undefined
    ? makePerson(server, { ...known, premium: true, consents: exampleConsents })
    : { ...known, session };
}

/** The consents of the example account. Without them, the database refuses its rows and the pages ask for consent. */
export const exampleConsents = ['privacy_policy', 'health', 'spirituality', 'crisis_messages'];
