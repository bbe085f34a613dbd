import { confirmedPerson } from '../../../server/src/auth/testing/people.ts';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { fillPerson, type Filled } from '../support/fill-person.ts';
import { readRights } from '../support/read-rights.ts';
import { startRestServer, type Engine } from '../support/rest-server.ts';
import { putRow } from '../support/rights-rows.ts';

/** A server with somebody whose records nobody may learn of or change, and somebody else who asks for weird things. */
export interface FuzzedServer {
  server: TestServer;
  /** What stands in every text of the first person's, and in nothing that is asked. */
  secret: string;
  /** The asker: an ordinary person with premium, a row in every table, and a session that is renewed when a request has ended it. */
  asker: { id: string; token: string };
  renewSession(): Promise<void>;
  /** Tables with their columns, and functions, as the catalogue has them. */
  tables: ReadonlyMap<string, readonly string[]>;
  functions: readonly string[];
  /** A row that each table takes, without owner and id. */
  samples: ReadonlyMap<string, Record<string, unknown>>;
  /** The other person's id and rows' ids: what somebody may have read in a file. */
  knownIds: readonly string[];
  /** Everything that is kept of the other person, as text. */
  othersRecords(): Promise<string>;
}

export async function startFuzzedServer(engine: Engine): Promise<FuzzedServer> {
  const server = await startRestServer(engine);
  const secret = `segredo ${crypto.randomUUID()}`;
  const other = await newPerson(server, 'other');
  await fillPerson(server, other, secret);
  const asker = await newPerson(server, 'asker');
  const rights = await readRights();
  const tables = await readColumns(server);
  const query = <Row>(text: string, values: unknown[] = []) =>
    server.database.asOwner((transaction) => transaction.query<Row>(text, values));
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
  return {
    server,
    secret,
    asker: person,
    async renewSession() {
      const now = server.clock.now();
      const { rows } = await query<{ id: string }>(
        'insert into auth.sessions (user_id, created_at, updated_at) values ($1, $2, $2) returning id',
        [asker.id, now],
      );
      const issued = Math.floor(now.getTime() / 1000);
      const session = { session_id: rows[0]?.id, aal: 'aal1', amr: [{ method: 'otp', timestamp: issued }] };
      const claims = { sub: asker.id, role: 'authenticated', aud: 'authenticated', iat: issued, exp: issued + 3600 };
      person.token = await server.keys.sign({ ...claims, ...session });
    },
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
