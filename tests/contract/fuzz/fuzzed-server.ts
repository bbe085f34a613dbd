import { confirmedPerson } from '../../../server/src/auth/testing/people.ts';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { startStripeStub } from '../../support/stripe-stub/start-stripe-stub.ts';
import { fillPerson, type Filled } from '../support/fill-person.ts';
import { readRights } from '../support/read-rights.ts';
import { startRestServer, type Engine } from '../support/rest-server.ts';
import { putRow } from '../support/rights-rows.ts';

/** A server with a victim, whose data no request may read or change, and an asker, who sends the malformed requests. */
export interface FuzzedServer {
  server: TestServer;
  /**
   * A marker in every text of the victim, except in name and phone number. No request contains the marker, so a response that
   * contains it leaks data.
   */
  secret: string;
  /** The victim's name and phone number. An administrator may see both. */
  secretName: string;
  /**
   * An ordinary account with premium and rows in almost every table. If a request ends its session, `renewSession` starts a
   * new one.
   */
  asker: Asker;
  /**
   * An administrator. `renewSession` replaces the account, because one administrator may send only a few requests a minute.
   */
  admin: Asker;
  renewSession(): Promise<void>;
  /** Returns the signature that Stripe would send with this event. */
  sign(text: string): string;
  /** The id of a dead letter, which is a job that the server gave up. */
  deadJob: string;
  otherId: string;
  /** The tables with their columns. Like `functions`, they are read from the database's catalogue. */
  tables: ReadonlyMap<string, readonly string[]>;
  functions: readonly string[];
  /** A valid row for each table, without owner and id. */
  samples: ReadonlyMap<string, Record<string, unknown>>;
  /** The ids of the victim and of its rows. The requests use them, because a real attacker may know some ids. */
  knownIds: readonly string[];
  /** All stored data of the victim, as text. */
  othersRecords(): Promise<string>;
}

interface Asker {
  id: string;
  token: string;
}

export async function startFuzzedServer(engine: Engine): Promise<FuzzedServer> {
  const stripe = await startStripeStub();
  const { url, secretKey, webhookSecret } = stripe;
  const prices = ['price_month', 'price_year'];
  const opened = await startRestServer(engine, {
    config: { trustProxy: true, stripe: { secretKey, webhookSecret, url, prices } },
  });
  const server: TestServer = {
    ...opened,
    async close() {
      await opened.close();
      await stripe.close();
    },
  };
  const secret = `segredo ${crypto.randomUUID()}`;
  const secretName = crypto.randomUUID();
  const other = await newPerson(server, 'other');
  await fillPerson(server, other, secret);
  const asker = await newPerson(server, 'asker');
  const { id: adminId, token: adminToken } = await newPerson(server, 'admin');
  const rights = await readRights();
  const tables = await readColumns(server);
  const query = <Row>(text: string, values: unknown[] = []) =>
    server.database.asOwner((transaction) => transaction.query<Row>(text, values));
  await query('update public.profiles set full_name = $2, phone = $2 where id = $1', [other.id, secretName]);
  const deadJob = crypto.randomUUID();
  await query(
    `insert into server.jobs (id, kind, run_at, dead_at, reason) values ($1, 'crisis-sms', now(), now(), 'too_late')`,
    [deadJob],
  );
  await query(`update public.profiles set is_premium = true, premium_expires_at = now() + interval '1 day' where id = $1`, [
    asker.id,
  ]);
  for (const purpose of ['health', 'spirituality', 'crisis_messages']) {
    await query(
      `insert into public.consents (user_id, purpose, granted, version, language) values ($1, $2, true, '1', 'pt')`,
      [asker.id, purpose],
    );
  }
  for (const [table, facts] of rights) if (!facts.parent) await putRow(server.database, table, facts, asker.id);

  const ownerOf = (table: string) => rights.get(table)?.owner ?? 'user_id';
  const readOf = async (table: string) =>
    (
      await query<{ row: string; id: string | null }>(
        `select row_to_json(t)::text as row, row_to_json(t)->>'id' as id from public.${table} as t where ${ownerOf(table)} = $1 order by 1`,
        [other.id],
      )
    ).rows;
  const ids = (await Promise.all([...tables.keys()].map(readOf))).flat().flatMap(({ id }) => id ?? []);
  const person = { id: asker.id, token: asker.token };
  const admin = { id: adminId, token: adminToken };
  const renew = async (account: Asker) => {
    const now = server.clock.now();
    const { rows } = await query<{ id: string }>(
      'insert into auth.sessions (user_id, created_at, updated_at) values ($1, $2, $2) returning id',
      [account.id, now],
    );
    const issued = Math.floor(now.getTime() / 1000);
    const session = { session_id: rows[0]?.id, aal: 'aal1', amr: [{ method: 'otp', timestamp: issued }] };
    const claims = { sub: account.id, role: 'authenticated', aud: 'authenticated', iat: issued, exp: issued + 3600 };
    account.token = await server.keys.sign({ ...claims, ...session });
  };
  const renewSession = async () => {
    const { rows } = await query<{ id: string }>(
      `insert into auth.users (id, email, email_confirmed_at, encrypted_password)
       select next, next || '@person.example', now(), encrypted_password from auth.users, gen_random_uuid() as next where id = $1
       returning users.id`,
      [adminId],
    );
    admin.id = rows[0]?.id ?? adminId;
    await renew(person);
    await renew(admin);
    await query('update auth.users set banned_until = null where id = $1', [person.id]);
    await query('update public.profiles set is_admin = (id = $2) where id = any($1)', [[person.id, admin.id], admin.id]);
  };
  await renewSession();
  return {
    server,
    secret,
    secretName,
    asker: person,
    admin,
    renewSession,
    sign: (text) => stripe.sign(text, Math.floor(server.clock.now().getTime() / 1000)),
    deadJob,
    otherId: other.id,
    tables,
    samples: new Map([...rights].map(([table, { row }]) => [table, row])),
    functions: (
      await query<{ name: string }>(
        `select distinct proname::text as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
      )
    ).rows.map(({ name }) => name),
    knownIds: [...new Set([other.id, ...ids])],
    async othersRecords() {
      const all = [];
      for (const table of tables.keys()) all.push([table, (await readOf(table)).map(({ row }) => row)]);
      const account = await query(
        `select email, phone, encrypted_password, raw_user_meta_data from auth.users where id = $1`,
        [other.id],
      );
      return JSON.stringify([...all, account.rows]);
    },
  };
}

async function newPerson(server: TestServer, name: string): Promise<Filled> {
  const email = `${name}-${crypto.randomUUID()}@person.example`;
  const session = (await confirmedPerson(server, email, { data: { full_name: 'Ana', language: 'pt' } })) as {
    access_token: string;
    user: { id: string };
  };
  const [, payload = ''] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session_id: string };
  return { id: session.user.id, email, sessionId: claims.session_id, token: session.access_token };
}

async function readColumns(server: TestServer): Promise<Map<string, string[]>> {
  const { rows } = await server.database.asOwner((transaction) =>
    transaction.query<{ name: string; columns: string[] }>(
      `select relname::text as name, array_agg(attname::text order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
       group by 1 order by 1`,
    ),
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}
