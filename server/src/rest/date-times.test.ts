import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#database/open-test-database.ts';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';

let server: TestServer;
let token: string;
/** The parameters of all statements that reached the database in a user's role. */
const sent: unknown[] = [];

beforeAll(async () => {
  const database = await openTestDatabase();
  server = await startTestServer({
    database: {
      ...database,
      asUser: (claims, work, worked) =>
        database.asUser(
          claims,
          (transaction) => {
            const query: typeof transaction.query = (text, parameters = []) => {
              sent.push(...parameters);
              return transaction.query(text, parameters);
            };
            return work({ query, finish: query });
          },
          worked,
        ),
    },
  });
  const id = crypto.randomUUID();
  await database.asOwner((transaction) => transaction.query('insert into auth.users (id) values ($1)', [id]));
  await database.runScript(`
    create domain public.day_name as date;
    create type public.span_of as (starts timestamptz, note text);
    create table public.dated (
      id integer primary key, day date, clock time, zoned timetz, plain timestamp, moment timestamptz, named day_name,
      days date[], spans tstzrange[], span tstzrange, many tstzmultirange, whole public.span_of, facts jsonb, note text
    );
    grant all on public.dated to authenticated;
    create function public.asked(moment timestamptz, days date[] default null) returns text language sql stable as 'select moment::text';
  `);
  const now = Math.floor(server.clock.now().getTime() / 1000);
  token = await server.keys.sign({ sub: id, role: 'authenticated', iat: now, exp: now + 3600 });
});
afterAll(() => server.close());

const columns = ['day', 'clock', 'zoned', 'plain', 'moment', 'named', 'days', 'spans', 'span', 'many', 'whole'];

async function send(path: string, init: RequestInit = {}) {
  sent.length = 0;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await server.fetch(`/rest/v1/${path}`, { ...init, headers });
  const body = response.ok ? undefined : ((await response.json()) as { code: string });
  return { status: response.status, code: body?.code, sent: [...sent] };
}
const post = (path: string, body: unknown, method = 'POST') => send(path, { method, body: JSON.stringify(body) });
const refused = { status: 400, code: '22007', sent: [] };

/** All requests that can send a text to a column whose type contains dates. */
function requestsWith(text: string, column: string): (() => ReturnType<typeof send>)[] {
  const value = encodeURIComponent(text);
  const quoted = encodeURIComponent(`"${text.replace(/["\\]/g, '\\$&')}"`);
  return [
    ...[
      'eq',
      'neq',
      'gt',
      'gte',
      'lt',
      'lte',
      'isdistinct',
      'cs',
      'cd',
      'ov',
      'sl',
      'sr',
      'nxl',
      'nxr',
      'adj',
      'not.eq',
    ].map((operator) => () => send(`dated?${column}=${operator}.${value}`)),
    () => send(`dated?${column}=in.(${quoted})`),
    () => send(`dated?${column}=eq(any).${value}`),
    () => send(`dated?or=(${column}.eq.${quoted},id.eq.1)`),
    () => send(`dated?and=(not.and(${column}.not.in.(${quoted})))`),
    () => send(`dated?${column}=eq.${value}`, { method: 'DELETE' }),
    () => post(`dated?${column}=eq.${value}`, { note: 'a' }, 'PATCH'),
    () => post('dated?id=eq.1', { [column]: text }, 'PATCH'),
    () => post('dated', { id: 1, [column]: text }),
    () => post('dated', [{ id: 1, [column]: [text] }]),
    () => post(`dated?columns=id,${column}`, { id: 1, [column]: text, note: 'a' }),
    () => send('dated', { method: 'POST', body: `{"id":1,"${column}":1e7}` }),
  ];
}

test('an invented time zone reaches the database through no column, operator or method', async () => {
  const evil = '2026-1-1+0:0+AAAAA5';
  for (const column of columns) {
    for (const request of requestsWith(evil, column)) {
      const { status, code, sent: reached } = await request();
      expect({ column, request: request.toString(), status, reached }).toMatchObject({ status: 400, reached: [] });
      // PGRST100 occurs for lists of arrays, for which PostgreSQL has no type.
      expect(['22007', 'PGRST100']).toContain(code);
    }
  }
  expect(await send(`rpc/asked?moment=${encodeURIComponent(evil)}`)).toEqual(refused);
  expect(await send(`rpc/asked?moment=2026-11-23&days={${encodeURIComponent(evil)}}`)).toEqual(refused);
  expect(await post('rpc/asked', { moment: evil })).toEqual(refused);
  expect(await post('rpc/asked', { moment: '2026-11-23', days: [evil] })).toEqual(refused);
});

test.each(['date', 'time', 'timestamp', 'timestamptz', 'interval', 'json', 'jsonb', 'numeric'])(
  'a stored text is not cast to %s',
  async (type) => {
    for (const field of ['note', 'facts->>a']) {
      expect(await send(`dated?select=${field}::${type}`)).toEqual({ status: 400, code: 'PGRST100', sent: [] });
    }
  },
);

test('a date may be cast to another date type and to text, a number to a number', async () => {
  for (const field of ['moment::date', 'day::timestamptz', 'clock::interval', 'id::numeric', 'facts::json', 'day::text']) {
    expect((await send(`dated?select=${field}`)).status).toBe(200);
  }
});

test('no random text with a letter of a zone reaches the database as a date', async () => {
  const zone = fc.stringMatching(/^[A-SU-Y]{3,8}$/);
  const evil = fc
    .tuple(fc.constantFrom('', '2026-11-23 ', '10:00', '2026-11-23T10:00+', '{', '['), zone, fc.string({ maxLength: 4 }))
    .map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(evil, fc.constantFrom(...columns), fc.nat(), async (text, column, which) => {
      const requests = requestsWith(text, column);
      const result = await requests[which % requests.length]?.();
      expect(result?.status).toBe(400);
      expect(result?.sent.join('\n')).not.toContain(text);
    }),
    { numRuns: 300 },
  );
});

test('ISO 8601 text is read as the database reads it', async () => {
  const two = (least: number, most: number) =>
    fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'));
  const moment = fc
    .tuple(two(1, 12), two(1, 31), fc.constantFrom('T', ' '), two(0, 23), fc.constantFrom('', 'Z', '-03:00', '+0530'))
    .map(([month, day, between, hour, offset]) => `2026-${month}-${day}${between}${hour}:30:15.25${offset}`);
  await fc.assert(
    fc.asyncProperty(moment, fc.constantFrom('day', 'plain', 'moment', 'zoned', 'clock'), async (text, column) => {
      const direct = await server.database
        .asOwner((transaction) => transaction.query(`select ($1::text)::${types[column] ?? ''}`, [text]))
        .then(
          () => 'accepted',
          () => 'refused',
        );
      const { status } = await send(`dated?${column}=eq.${encodeURIComponent(text)}`);
      expect(status === 200 ? 'accepted' : 'refused').toBe(direct);
    }),
    { numRuns: 150 },
  );
});

const types: Record<string, string> = {
  day: 'date',
  plain: 'timestamp',
  moment: 'timestamptz',
  zoned: 'timetz',
  clock: 'time',
};
