import { randomUUID } from 'node:crypto';
import { createPasswords } from '../../../../server/src/auth/passwords/passwords.ts';
import { migrate } from '../../../../server/src/database/migrate.ts';
import { openDatabase } from '../../../../server/src/database/open-database.ts';
import type { EmbeddedDatabase } from '../../../../server/src/database/pglite/open-pglite.ts';
import type { Transaction } from '../../../../server/src/database/port.ts';
import { loadKeys } from '../../../../server/src/load-keys.ts';

/** A user with an account and a network address. */
export interface Planted {
  id: string;
  email: string;
  password: string;
  address: string;
}

/** A user who may ask for a crisis alert, with one contact. */
export interface Alerting extends Planted {
  phone: string;
  contactEmail: string;
  token: string;
}

export interface People {
  victims: Planted[];
  attackers: Planted[];
  alerting: Alerting[];
}

/** The amount of the attackers' data. */
export interface Sizes {
  /** Small rows per attacker. */
  rows: number;
  /** The additional rows of the fourth attacker, who deletes its account during an attack. */
  rowsToDelete: number;
}

export const defaultSizes: Sizes = { rows: 80_000, rowsToDelete: 120_000 };

/** Counts the alerting users of this process. Both engines share the delivery channels, so no two users share a contact. */
let contacts = 0;

const password = 'a calm blue kettle';
const consents = ['privacy_policy', 'health', 'crisis_messages'];

/**
 * Creates eight victims, four attackers and one alerting user per measurement, before the server starts. Inserts the rows as
 * the owner role, because HTTP requests would take minutes. A free account could write all of these rows within its limit of
 * 64 MB a day: 80,000 small rows are 3 MB, and the notes are 23 MB. The hundred messages of a contact are four days of
 * alerts, sent during a month with premium.
 */
export async function plantPeople(
  where: { dataFolder: string; databaseUrl?: string },
  { alerting, sizes }: { alerting: number; sizes: Sizes },
): Promise<People> {
  const database = await openDatabase({ ...where, warn: () => undefined });
  await migrate(database);
  const keys = await loadKeys(where.dataFolder);
  const hash = await createPasswords().hash(password);
  const person = (kind: string, network: number) => (_: unknown, place: number) => ({
    ...{ id: randomUUID(), email: `${kind}-${String(place)}@person.example`, password },
    address: `127.0.${String(network)}.${String(place + 1)}`,
  });
  const people: People = {
    victims: Array.from({ length: 8 }, person('victim', 1)),
    attackers: Array.from({ length: 4 }, person('attacker', 2)),
    alerting: [],
  };
  const now = Math.floor(Date.now() / 1000);
  for (const each of Array.from({ length: alerting }, person('alerting', 3))) {
    contacts += 1;
    const claims = { sub: each.id, role: 'authenticated', aud: 'authenticated', iat: now, exp: now + 36_000 };
    const phone = `+5511988${String(contacts).padStart(6, '0')}`;
    people.alerting.push({
      ...each,
      phone,
      contactEmail: `contact-${String(contacts)}@person.example`,
      token: await keys.sign(claims),
    });
  }
  await database.asOwner((transaction) => plantAccounts(transaction, people, hash));
  for (const { id } of people.victims) await database.asOwner((transaction) => plantDiary(transaction, id));
  for (const [place, { id }] of people.attackers.entries()) {
    const rows = sizes.rows + (place === 3 ? sizes.rowsToDelete : 0);
    await database.asOwner((transaction) => plantBurden(transaction, id, rows));
  }
  // Runs the embedded database's maintenance. On a real server it would have run before the attack, because these rows have old
  // dates.
  await (database as Partial<EmbeddedDatabase>).maintain?.();
  await database.close();
  return people;
}

async function plantAccounts({ query }: Transaction, { victims, attackers, alerting }: People, hash: string): Promise<void> {
  const all = [...victims, ...attackers, ...alerting];
  await query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
     select id, email, $3, now() from unnest($1::uuid[], $2::text[]) as person (id, email)`,
    [all.map(({ id }) => id), all.map(({ email }) => email), hash],
  );
  await query(
    `insert into public.consents (user_id, purpose, granted, version, language)
     select id, purpose, true, '1', 'pt' from unnest($1::uuid[]) id, unnest($2::text[]) purpose`,
    [all.map(({ id }) => id), consents],
  );
  await query(
    `update public.profiles set full_name = 'Ana', is_premium = true, premium_expires_at = now() + interval '1 day'
     where id = any ($1::uuid[])`,
    [alerting.map(({ id }) => id)],
  );
  await query(
    `insert into public.emergency_contacts (user_id, name, phone, email)
     select id, 'Rosa', phone, email from unnest($1::uuid[], $2::text[], $3::text[]) as contact (id, phone, email)`,
    [alerting.map(({ id }) => id), alerting.map(({ phone }) => phone), alerting.map(({ contactEmail }) => contactEmail)],
  );
}

/** Inserts a third of a year of moods and of water. */
async function plantDiary({ query }: Transaction, id: string): Promise<void> {
  await query(
    `insert into public.mood_entries (user_id, date, mood, intensity, notes)
     select $1, date '2026-11-23' - n / 3, 'calm', 3, repeat('nota ', 20) from generate_series(0, 359) n`,
    [id],
  );
  await query(
    `insert into public.water_entries (user_id, date, amount_ml)
     select $1, date '2026-11-23' - n / 5, 250 from generate_series(0, 599) n`,
    [id],
  );
}

/**
 * Inserts an attacker's data: many small rows, long notes to search, long notes to read, and rows that reference each other.
 */
async function plantBurden({ query }: Transaction, id: string, rows: number): Promise<void> {
  // Turns triggers off, because the account lookup for each row would take most of the time.
  await query('set local session_replication_role = replica');
  await query(
    `insert into public.water_entries (user_id, date, amount_ml)
     select $1, date '2026-11-23' - n % 3650, 1 + n % 5000 from generate_series(1, $2::int) n`,
    [id, rows],
  );
  await query(
    `insert into public.weight_entries (user_id, date, weight_kg, notes)
     select $1::uuid, date '2026-11-23', 70, repeat('a', 5000) from generate_series(1, 1140)
     union all select $1::uuid, date '2025-11-23', 70, repeat('語', 5000) from generate_series(1, 1000)`,
    [id],
  );
  await query(
    `with contact as (insert into public.emergency_contacts (user_id, name, phone) values ($1, 'Rosa', '+5511988887777') returning id),
       event as (insert into public.crisis_events (user_id, date) values ($1, '2026-11-01') returning id)
     insert into public.crisis_deliveries (user_id, event_id, contact_id, contact_name, channel, destination, state)
     select $1::uuid, event.id, contact.id, 'Rosa', 'sms', '+5511988887777', 'sent' from contact, event, generate_series(1, 100)`,
    [id],
  );
}
