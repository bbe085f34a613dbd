import { makePicture } from '../../../server/src/storage/testing/make-picture.ts';
import type { Database, Transaction } from '../../../server/src/database/port.ts';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { readRights } from './read-rights.ts';
import { putRow } from './rights-rows.ts';

/** Tables without personal data, with the reasons. `fillPerson` fills all other tables, and account deletion must empty them. */
export const tablesWithoutPersonalData: Readonly<Record<string, string>> = {
  'app.settings': 'the operator’s own',
  'app.alerts_of_new_accounts': 'a sum of all accounts of a day',
  'app.admin_log':
    'ids of administrators, actions and accounts; stored after the deletion so that administrators cannot erase their traces',
  'app.stripe_customers': 'the customer’s id alone outlives the account, until it is deleted at Stripe: billing.test.ts',
  'app.stripe_events': 'ids of events of all accounts, for forty days',
  'auth.rate_limits': 'counts under a keyed hash, which end by themselves within a day',
  'server.maintenance': 'when the operator made or restored a backup',
  'storage.buckets': 'made by a migration or by the operator',
  'storage.orphaned_objects': 'ids of bytes that are to be removed; emptied by removing them',
};

export interface Filled {
  id: string;
  email: string;
  sessionId: string;
  token: string;
}

/** Personal rows in the server's own tables, in the order of their foreign keys. Sign-up and sign-in create the other rows. */
function serversRows({ id, sessionId }: Filled): [table: string, row: Record<string, unknown>][] {
  const at = '2026-03-01T12:00:00Z';
  const [factor, subscription, link] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const made = { created_at: at, updated_at: at };
  const hash = '\\x00ff';
  const unique = crypto.randomUUID();
  return [
    [
      'auth.mfa_factors',
      {
        id: factor,
        user_id: id,
        factor_type: 'totp',
        status: 'unverified',
        secret: 'S',
        friendly_name: 'phone',
        last_used_step: 0,
        ...made,
      },
    ],
    ['auth.mfa_challenges', { id: crypto.randomUUID(), factor_id: factor, created_at: at }],
    ['auth.mfa_recovery_codes', { id: crypto.randomUUID(), user_id: id, code_hash: unique, created_at: at }],
    [
      'auth.one_time_tokens',
      {
        id: crypto.randomUUID(),
        user_id: id,
        token_type: 'recovery_token',
        token_hash: unique,
        code_attempts: 0,
        relates_to: id,
        expires_at: at,
        ...made,
      },
    ],
    [
      'auth.flow_state',
      {
        id: crypto.randomUUID(),
        user_id: id,
        auth_code_hash: unique,
        code_challenge: 'c',
        code_challenge_method: 's256',
        authentication_method: 'otp',
        expires_at: at,
        created_at: at,
      },
    ],
    [
      'app.announced_push_devices',
      { user_id: id, endpoint_digest: `\\x${unique.replaceAll('-', '').repeat(2)}`, seen_at: at },
    ],
    [
      'app.calendar_feeds',
      {
        user_id: id,
        token_hash: `\\x${unique.replaceAll('-', '')}`,
        shows: 'busy',
        language: 'pt',
        time_zone: 'UTC',
        created_at: at,
      },
    ],
    [
      'app.health_links',
      {
        ...{ id: link, user_id: id, kind: 'passport', token_hash: `\\x${unique.replaceAll('-', '').repeat(2)}` },
        ...{ content: 'e30..e30.e30.e30', has_passcode: true, passcode_hash: 'h', tries_left: 10 },
        ...{ expires_at: '2099-01-01', created_at: at },
      },
    ],
    ['app.health_link_openings', { id: crypto.randomUUID(), link_id: link, recipient: 'Bia', opened_at: at }],
    ['app.closed_accounts', { user_id: id, closed_at: at }],
    ['app.stripe_leases', { user_id: id, holder: crypto.randomUUID(), leased_until: at }],
    ['app.removed_appointments', { id: crypto.randomUUID(), user_id: id, digest: hash, removed_at: at }],
    ['app.removed_without_consent', { user_id: id, digest: hash, removed_at: at }],
    ['app.listeners', { user_id: id, session_id: sessionId, seen_at: at }],
    ['app.crisis_alerts', { event_id: crypto.randomUUID(), user_id: id, accepted_at: at }],
    ['app.alert_destinations', { user_id: id, digest: hash, first_at: at, last_at: at }],
    ['public.push_subscriptions', { id: subscription, user_id: id, language: 'pt', time_zone: 'UTC', ...made }],
    [
      'app.push_endpoints',
      {
        subscription_id: subscription,
        endpoint: `https://push.example/${unique}`,
        p256dh: 'p'.repeat(87),
        auth: 'a'.repeat(22),
        session_id: sessionId,
      },
    ],
    ['server.alarm_deliveries', { user_id: id, key: 'dose', moment: at, day: '2026-03-01' }],
    [
      'server.jobs',
      {
        id: crypto.randomUUID(),
        kind: 'crisis-sms',
        user_id: id,
        payload: {},
        priority: 0,
        run_at: '2099-01-01',
        attempts: 0,
        runs: 0,
        scheduled_at: at,
        created_at: at,
      },
    ],
  ];
}

/** Creates rows of a user in every table with personal data, and a photo. Returns the number of columns with the marker. */
export async function fillPerson(server: TestServer, person: Filled, marker: string): Promise<number> {
  const { database } = server;
  // Inserts referenced rows first.
  const inOrder = [...(await readRights())].toSorted(([, one], [, other]) => Number(!!one.parent) - Number(!!other.parent));
  for (const [table, rights] of inOrder) await putRow(database, table, rights, person.id);
  for (const [table, row] of serversRows(person)) await insertRow(database, table, row);
  const photo = new Uint8Array(await makePicture({ kind: 'png' }));
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' };
  const answer = await server.fetch(`/storage/v1/object/avatars/${person.id}/photo`, {
    method: 'POST',
    headers,
    body: photo,
  });
  if (!answer.ok) throw new Error(`the photo was not taken: ${await answer.text()}`);
  return markTexts(database, marker);
}

function insertRow(database: Database, table: string, row: Record<string, unknown>): Promise<unknown> {
  const columns = Object.keys(row).join(', ');
  return database.asOwner((transaction) =>
    transaction.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_record(null::${table}, $1::text::json)`,
      [JSON.stringify(row)],
    ),
  );
}

/**
 * Writes the marker into all text columns of the schema `public` that accept it. Columns for ids or for a list of allowed
 * values do not accept it. Returns the number of columns with the marker.
 */
async function markTexts(database: Database, marker: string): Promise<number> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.query<{ name: string; column: string }>(
      `select format('%I.%I', table_schema, table_name) as name, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'`,
    ),
  );
  let marked = 0;
  for (const { name, column } of rows) {
    const mark = (transaction: Transaction) => transaction.query(`update ${name} set "${column}" = $1`, [marker]);
    marked += await database.asOwner(mark).then(
      () => 1,
      () => 0,
    );
  }
  return marked;
}

/** Every table of our schemas. */
export async function allTables(database: Database): Promise<string[]> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.query<{ name: string }>(
      `select format('%s.%s', nspname, relname) as name from pg_class join pg_namespace as schema on schema.oid = relnamespace
       where relkind in ('r', 'p', 'm') and nspname !~ '^pg_' and nspname <> 'information_schema' and relname !~ 'migrations'
       order by 1`,
    ),
  );
  return rows.map(({ name }) => name);
}

/** The number of tables whose planner statistics contain one of these words. PostgreSQL copies values of rows into them. */
export async function searchSamples(database: Database, words: readonly string[]): Promise<number> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.query<{ counted: number }>(
      `select count(distinct starelid)::integer as counted from pg_catalog.pg_statistic
       where concat_ws(' ', stavalues1::text, stavalues2::text, stavalues3::text, stavalues4::text, stavalues5::text) ilike any ($1)`,
      [words.map((word) => `%${word}%`)],
    ),
  );
  return rows[0]?.counted ?? 0;
}

/** `found`: the tables in which a row contains one of these words. `filled`: the tables that have rows. */
export async function searchTables(
  database: Database,
  tables: readonly string[],
  words: readonly string[],
): Promise<{ found: string[]; filled: string[] }> {
  const found: string[] = [];
  const filled: string[] = [];
  for (const table of tables) {
    const { rows } = await database.asOwner((transaction) =>
      transaction.query<{ all: number; counted: number }>(
        `select count(*)::integer as all, (count(*) filter (where row_to_json(t)::text ilike any ($1)))::integer as counted
         from ${table} as t`,
        [words.map((word) => `%${word}%`)],
      ),
    );
    if (rows[0] && rows[0].all > 0) filled.push(table);
    if (rows[0] && rows[0].counted > 0) found.push(table);
  }
  return { found, filled };
}
