import { makePerson, signIn, type Person } from '../support/person.ts';
import type { RunningServer } from '../support/server.ts';

/** The example person: signed in when they are known to this server, signed up with premium when not. */
export async function enterOrMake(server: RunningServer, known: { email: string; password: string }): Promise<Person> {
  const session = await signIn(server, known).catch(() => undefined);
  return session === undefined
    ? makePerson(server, { ...known, premium: true, consents: exampleConsents })
    : { ...known, session };
}

/** Every purpose: the database takes no example rows without, and no page asks before it shows its year. */
export const exampleConsents = ['privacy_policy', 'health', 'spirituality', 'crisis_messages'];
