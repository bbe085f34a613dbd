import { randomUUID } from 'node:crypto';
import { migrate } from '../../../server/src/database/migrate.ts';
import { openDatabase } from '../../../server/src/database/open-database.ts';
import { loadKeys } from '../../../server/src/load-keys.ts';

/** A user who may ask for alerts, with one contact. */
export interface AlertingPerson {
  id: string;
  token: string;
  phone: string;
  email: string;
}

/**
 * Inserts users who may ask for alerts, before the server starts. Signs their tokens with the keys in the data folder, which
 * the server will load.
 */
export async function makeAlertingPeople(
  count: number,
  where: { dataFolder: string; databaseUrl?: string },
): Promise<AlertingPerson[]> {
  const database = await openDatabase(where);
  await migrate(database);
  const keys = await loadKeys(where.dataFolder);
  const now = Math.floor(Date.now() / 1000);
  const people = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const id = randomUUID();
      const claims = { sub: id, role: 'authenticated', aud: 'authenticated', iat: now, exp: now + 36_000 };
      const phone = `+55119888800${String(index).padStart(2, '0')}`;
      return { id, token: await keys.sign(claims), phone, email: `contact-${String(index)}@person.example` };
    }),
  );
  await database.asOwner(async (transaction) => {
    for (const { id, phone, email } of people) {
      await transaction.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@person.example`]);
      await transaction.query(
        `update public.profiles set full_name = 'Ana', is_premium = true, premium_expires_at = now() + interval '1 day' where id = $1`,
        [id],
      );
      await transaction.query(
        `insert into public.consents (user_id, purpose, granted, version, language) values ($1, 'crisis_messages', true, '1', 'pt')`,
        [id],
      );
      await transaction.query(
        `insert into public.emergency_contacts (user_id, name, phone, email) values ($1, 'Rosa', $2, $3)`,
        [id, phone, email],
      );
    }
  });
  await database.close();
  return people;
}
