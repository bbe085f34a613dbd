import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const id = crypto.randomUUID();
  await server.database.asOwner((transaction) => transaction.query('insert into auth.users (id) values ($1)', [id]));
  await server.database.runScript(`create table public.weird (
    id integer primary key, text text, facts jsonb, tags text[], day date, moment timestamptz, amount numeric, flag boolean, span int4range
  ); grant all on public.weird to authenticated; insert into public.weird (id, text) values (1, 'a')`);
  const now = Math.floor(server.clock.now().getTime() / 1000);
  token = await server.keys.sign({ sub: id, role: 'authenticated', iat: now, exp: now + 3600 });
});
afterAll(() => server.close());

const column = fc.constantFrom(
  'id',
  'text',
  'facts',
  'tags',
  'day',
  'moment',
  'amount',
  'flag',
  'span',
  'facts->a',
  'facts->>0',
  'nope',
  '"',
);
const operator = fc.constantFrom(
  ...[
    'eq',
    'neq',
    'gt',
    'lte',
    'like',
    'ilike',
    'is',
    'in',
    'cs',
    'cd',
    'ov',
    'isdistinct',
    'sl',
    'adj',
    'not.eq',
    'not.in',
  ],
  ...['eq(any)', 'like(all)', 'fts', 'nope', 'and', 'or', ''],
);
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '1',
    'null',
    'true',
    '2026-02-30',
    '99999999999999999999',
    '{}',
    '{1',
    '[1,2)',
    '(1,2)',
    '("',
    'NaN',
    'infinity',
    '%',
    '\\',
    "'",
    '🙂',
    '\ud800',
  ),
);
const key = fc.oneof(
  column,
  fc.constantFrom('select', 'order', 'limit', 'offset', 'or', 'and', 'not.or', 'columns', 'on_conflict', 'weird.id'),
  value,
);
const parameter = fc.tuple(
  key,
  fc.oneof(
    value,
    fc.tuple(operator, value).map((parts) => parts.join('.')),
    column,
  ),
);
const query = fc.array(parameter, { maxLength: 4 }).map((pairs) => new URLSearchParams(pairs).toString());
const path = fc.constantFrom(
  'weird',
  'weird',
  'weird',
  'profiles',
  'mood_entries',
  'rpc/premium_offer',
  'rpc/nope',
  'nope',
  '%',
  '%00',
  'we"ird',
);
const header = fc.record(
  {
    prefer: fc.constantFrom(
      'count=exact',
      'return=representation',
      'return=headers-only',
      'resolution=merge-duplicates',
      'resolution=ignore-duplicates,return=representation',
      'missing=default',
      'handling=strict,nope',
    ),
    accept: fc.constantFrom('application/vnd.pgrst.object+json', 'text/csv', '*/*', ';;'),
    range: fc.constantFrom('0-1', '5-2', 'x', '999999999999-'),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  fc.json({ maxDepth: 3 }),
  value,
  fc
    .array(fc.dictionary(column, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }), { maxLength: 3 })
    .map((rows) => JSON.stringify(rows)),
);
const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT');

test('no request, however unusual, causes an internal fault', async () => {
  await fc.assert(
    fc.asyncProperty(method, path, query, header, body, async (verb, where, what, headers, sent) => {
      const init = { method: verb, headers: { ...headers, authorization: `Bearer ${token}` } };
      const hasBody = verb !== 'GET' && verb !== 'HEAD';
      const response = await server.fetch(`/rest/v1/${where}?${what}`, hasBody ? { ...init, body: sent } : init);
      expect({ status: response.status, text: await response.text() }).toSatisfy(
        (answer: { status: number }) => answer.status < 500,
      );
    }),
    { numRuns: Number(process.env['COGN_FUZZ_RUNS'] ?? 300) },
  );
  expect(server.log.filter((line) => line['msg'] === 'the request failed')).toEqual([]);
}, 120_000);

test('a refusal is JSON with code, message, details and hint', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(text, text, async (name, value) => {
      const what = new URLSearchParams([[name, value]]).toString();
      const response = await server.fetch(`/rest/v1/weird?${what}`, { headers: { authorization: `Bearer ${token}` } });
      if (response.ok) return;
      expect(Object.keys((await response.json()) as object).sort()).toEqual(['code', 'details', 'hint', 'message']);
    }),
    { numRuns: 100 },
  );
});
