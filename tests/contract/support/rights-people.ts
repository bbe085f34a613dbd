import type { PostgrestClient } from '@supabase/postgrest-js';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { clientWith, makePerson, type Person } from './rest-server.ts';
import type { Actor } from './table-rights.ts';

export interface Actors {
  /** The user who owns the rows that the actors `anon`, `another`, `admin` and `service_role` try to reach. */
  owner: Person;
  /** The client of each actor, and the user who owns the row that the actor tries to reach. */
  acting: Record<Actor, { client: PostgrestClient; rowsOf: Person }>;
}

/** Creates one actor of each role. The owner has premium, so that the database refuses no action for a lack of premium. */
export async function createActors(server: TestServer): Promise<Actors> {
  const owner = await premiumPerson(server, '30 days');
  const [free, premium, lapsed, another, admin] = [
    await makePerson(server),
    await premiumPerson(server, '30 days'),
    await premiumPerson(server, '-3 days'),
    await premiumPerson(server, '30 days'),
    await premiumPerson(server, '30 days'),
  ];
  await server.database.asOwner((transaction) =>
    transaction.query('update public.profiles set is_admin = true where id = $1', [admin.id]),
  );
  const self = (person: Person) => ({ client: person.client, rowsOf: person });
  return {
    owner,
    acting: {
      anon: { client: clientWith(server), rowsOf: owner },
      free: self(free),
      premium: self(premium),
      lapsed: self(lapsed),
      another: { client: another.client, rowsOf: owner },
      admin: { client: admin.client, rowsOf: owner },
      service_role: { client: clientWith(server, server.keys.serviceKey), rowsOf: owner },
    },
  };
}

/**
 * Creates a user whose premium ends after this interval, such as '30 days'. With a negative interval, premium has already
 * ended.
 */
export async function premiumPerson(server: TestServer, ends: string): Promise<Person> {
  const person = await makePerson(server);
  await server.database.asOwner((transaction) =>
    transaction.query(
      'update public.profiles set is_premium = true, premium_expires_at = now() + $2::text::interval where id = $1',
      [person.id, ends],
    ),
  );
  return person;
}
