import { openDatabase } from '../../server/src/database/open-database.ts';
import { restartablePort } from '../../server/src/testing/ports.ts';
import { ensurePeer } from './install-peer.ts';
import { firstDay, scale, type Peer } from './peer.ts';
import { ask, startProgram } from './start-program.ts';

/** The newest version whose per-user rules need no licence. */
const version = '11.17.4';
const admin = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'calm-admin-bench' };

/**
 * Starts Directus on PostgreSQL. A policy limits users to reading and creating their own rows. The benchmark adds an index by
 * user and date, which Directus does not create by itself. Its rate limits are on but too high to be reached; its log is on.
 */
export async function startDirectus(databaseUrl: string): Promise<Peer> {
  // The version of isolated-vm that Directus requires does not compile for Node 24.
  const folder = ensurePeer('directus', version, { 'isolated-vm': '7.0.1' });
  const port = String(await restartablePort());
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: url,
    SECRET: 'a secret of the benchmark alone, long enough',
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    RATE_LIMITER_ENABLED: 'true',
    RATE_LIMITER_POINTS: '1000000',
    RATE_LIMITER_DURATION: '60',
    TELEMETRY: 'false',
    LOG_LEVEL: 'info',
    ACCESS_TOKEN_TTL: '1d',
    ...admin,
  };
  const cli = [process.execPath, 'node_modules/directus/cli.js'];
  await startProgramOnce([...cli, 'bootstrap'], folder, environment);
  const stop = await startProgram([...cli, 'start'], { cwd: folder, environment, answersAt: `${url}/server/ping` });

  const login = await ask<{ data: { access_token: string } }>(
    `${url}/auth/login`,
    'POST',
    {},
    {
      email: admin.ADMIN_EMAIL,
      password: admin.ADMIN_PASSWORD,
    },
  );
  const asAdmin = { authorization: `Bearer ${login.data.access_token}` };
  await ask(`${url}/collections`, 'POST', asAdmin, {
    collection: 'water_entries',
    schema: {},
    fields: [
      { field: 'id', type: 'uuid', meta: { special: ['uuid'] }, schema: { is_primary_key: true } },
      { field: 'user_created', type: 'uuid', meta: { special: ['user-created'] }, schema: {} },
      { field: 'date_created', type: 'timestamp', meta: { special: ['date-created'] }, schema: {} },
      { field: 'date', type: 'date', schema: {} },
      { field: 'amount_ml', type: 'integer', schema: {} },
      { field: 'notes', type: 'text', schema: {} },
    ],
  });
  const { data: policy } = await ask<{ data: { id: string } }>(`${url}/policies`, 'POST', asAdmin, {
    name: 'own water',
    admin_access: false,
    app_access: false,
  });
  const own = { user_created: { _eq: '$CURRENT_USER' } };
  for (const [action, permissions] of [
    ['read', own],
    ['create', {}],
  ] as const) {
    await ask(`${url}/permissions`, 'POST', asAdmin, {
      policy: policy.id,
      collection: 'water_entries',
      action,
      permissions,
      validation: {},
      fields: ['*'],
    });
  }
  const { data: role } = await ask<{ data: { id: string } }>(`${url}/roles`, 'POST', asAdmin, { name: 'person' });
  await ask(`${url}/access`, 'POST', asAdmin, { role: role.id, policy: policy.id });
  const people: { id: string; token: string }[] = [];
  for (let one = 0; one < scale.asking; one += 1) {
    const email = `person-${String(one)}@example.org`;
    const password = `calm-${String(one)}-bench`;
    const { data } = await ask<{ data: { id: string } }>(`${url}/users`, 'POST', asAdmin, {
      email,
      password,
      role: role.id,
    });
    const session = await ask<{ data: { access_token: string } }>(`${url}/auth/login`, 'POST', {}, { email, password });
    people.push({ id: data.id, token: session.data.access_token });
  }
  const database = await openDatabase({ dataFolder: folder, databaseUrl });
  await database.asOwner(async ({ query }) => {
    await query(
      `insert into water_entries (id, user_created, date_created, date, amount_ml)
       select gen_random_uuid(), person, now(), date '${firstDay}' + (n / 10), 250
       from (select unnest($1::uuid[]) union all select gen_random_uuid() from generate_series(1, $2::int)) as everybody (person),
         generate_series(0, $3::int - 1) as n`,
      [people.map(({ id }) => id), scale.people - scale.asking, scale.rows / scale.people],
    );
    await query('create index on water_entries (user_created, date)');
    await query('analyze water_entries');
  });
  await database.close();

  const headersOf = (user: number) => ({
    authorization: `Bearer ${people[user]?.token ?? ''}`,
    'content-type': 'application/json',
  });
  return {
    name: `Directus ${version}`,
    url,
    list(user, { from, to }) {
      const filter = encodeURIComponent(JSON.stringify({ date: { _between: [from, to] } }));
      const path = `/items/water_entries?fields=*&filter=${filter}&sort=-date,-date_created&limit=30`;
      return { method: 'GET', path, headers: headersOf(user) };
    },
    insert: (user, date) => ({
      method: 'POST',
      path: '/items/water_entries',
      headers: headersOf(user),
      body: JSON.stringify({ date, amount_ml: 250 }),
    }),
    stop,
  };
}

/** Runs a command of Directus until it exits. */
async function startProgramOnce(
  command: readonly string[],
  cwd: string,
  environment: Record<string, string>,
): Promise<void> {
  const { execFile } = await import('node:child_process');
  const { promisify } = await import('node:util');
  const [program = '', ...parameters] = command;
  await promisify(execFile)(program, parameters, { cwd, env: { ...process.env, ...environment } });
}
