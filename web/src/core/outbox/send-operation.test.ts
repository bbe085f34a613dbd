import { expect, test } from 'vitest';
import { makeOperation } from '#core/rows/testing/make-operation.ts';
import { createDataClient } from '#core/wire/data-client.ts';
import { sendOperation } from './send-operation.ts';

/** A client whose stub server records the requests, and returns these responses in this order. */
function wire(...answers: (Response | Error)[]) {
  const asked: { method: string; url: string; prefer: string | null; body: unknown }[] = [];
  const client = createDataClient('http://server.test', async (input, init) => {
    const headers = new Headers(init?.headers);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({
      method: init?.method ?? 'GET',
      url: decodeURIComponent(String(input)),
      prefer: headers.get('prefer'),
      body,
    });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('no network');
    return answer;
  });
  return { client, asked };
}

const row = { id: 'row-1', date: '2026-11-21', amount_ml: 250 };
const insert = makeOperation({ kind: 'insert', values: { id: 'row-1', amount_ml: 250 } });
const change = makeOperation({ kind: 'change', values: { amount_ml: 300 } });
const refused = (code: string, status: number) => Response.json({ code, message: 'raw database text' }, { status });

test('an insert ignores duplicates and requests the row back', async () => {
  const { client, asked } = wire(Response.json([row], { status: 201 }));
  expect(await sendOperation(client, insert)).toEqual({ kind: 'taken', row });
  expect(asked[0]).toMatchObject({ method: 'POST', body: { id: 'row-1', amount_ml: 250, user_id: 'person-1' } });
  expect(asked[0]!.url).toContain('on_conflict=id');
  expect(asked[0]!.prefer).toContain('resolution=ignore-duplicates');
  expect(asked[0]!.prefer).toContain('return=representation');
});

test('after a duplicate insert it reads the row, so that "saved" is true', async () => {
  const { client } = wire(Response.json([]), Response.json([row]));
  expect(await sendOperation(client, insert)).toEqual({ kind: 'taken', row });
});

test('an insert whose id belongs to an invisible row is refused', async () => {
  const { client } = wire(Response.json([]), Response.json([]));
  expect(await sendOperation(client, insert)).toEqual({ kind: 'refused', refusal: { code: '23505', status: 409 } });
});

test('a change sends the changed columns only', async () => {
  const { client, asked } = wire(Response.json([{ ...row, amount_ml: 300 }]));
  expect((await sendOperation(client, change)).kind).toBe('taken');
  expect(asked[0]).toMatchObject({ method: 'PATCH', body: { amount_ml: 300 } });
  expect(asked[0]!.url).toContain('id=eq.row-1');
});

test('a change of a removed row is refused as gone', async () => {
  const { client } = wire(Response.json([]), Response.json([]));
  expect(await sendOperation(client, change)).toEqual({ kind: 'refused', refusal: { code: 'gone', status: 404 } });
});

test('a change that row-level security blocks is refused as not allowed, not as gone', async () => {
  const { client } = wire(Response.json([]), Response.json([row]));
  expect(await sendOperation(client, change)).toEqual({ kind: 'refused', refusal: { code: '42501', status: 403 } });
});

test('a change that touched no row stays undecided if the check finds no network', async () => {
  const { client } = wire(Response.json([]), new TypeError('no network'));
  expect(await sendOperation(client, change)).toEqual({ kind: 'later', why: 'unreachable' });
});

test('removing a removed row succeeds', async () => {
  const { client, asked } = wire(Response.json([]));
  expect(await sendOperation(client, makeOperation({ kind: 'remove' }))).toEqual({ kind: 'taken', row: undefined });
  expect(asked).toHaveLength(1);
});

test('an own row is created or changed by user id', async () => {
  const { client, asked } = wire(Response.json([{ id: 'x', goal_ml: 1500 }]));
  await sendOperation(
    client,
    makeOperation({ kind: 'put', rowId: 'own', table: 'water_settings', values: { goal_ml: 1500 } }),
  );
  expect(asked[0]).toMatchObject({ method: 'POST', body: { goal_ml: 1500, user_id: 'person-1' } });
  expect(asked[0]!.url).toContain('on_conflict=user_id');
  expect(asked[0]!.prefer).toContain('resolution=merge-duplicates');
});

test.each([
  ['23514', 400],
  ['42501', 403],
  ['23505', 409],
  ['PGRST204', 400],
])('the server’s %s is a refusal, without its raw text', async (code, status) => {
  const { client } = wire(refused(code, status));
  expect(await sendOperation(client, insert)).toEqual({ kind: 'refused', refusal: { code, status } });
});

test.each([
  ['no network', new TypeError('no network'), 'unreachable'],
  ['a refused token', refused('PGRST301', 401), 'unreachable'],
  ['a broken server', refused('XX000', 500), 'server'],
  ['a server that is full', new Response('', { status: 503 }), 'server'],
  ['a limit', refused('over_request_rate_limit', 429), 'server'],
  ['a timeout', new Response('', { status: 408 }), 'server'],
  ['a hotel’s sign-in page', new Response('<html></html>', { status: 200 }), 'unreachable'],
  ['an empty 404, which the library takes for success', new Response('', { status: 404 }), 'unreachable'],
  ['an empty 200', new Response('', { status: 200 }), 'unreachable'],
])('%s decides nothing', async (_name, answer, why) => {
  const { client } = wire(answer);
  expect(await sendOperation(client, insert)).toEqual({ kind: 'later', why });
});

const edit = makeOperation({
  values: { amount_ml: 300 },
  began: { amount_ml: 250, updated_at: '2026-11-21T10:00:00.5+00:00' },
});

test('an edit changes only the version that it started from', async () => {
  const { client, asked } = wire(Response.json([{ ...row, amount_ml: 300 }]));
  expect((await sendOperation(client, edit)).kind).toBe('taken');
  expect(asked).toHaveLength(1);
  expect(asked[0]!.url).toContain('id=eq.row-1&updated_at=eq.2026-11-21T10:00:00.5+00:00');
});

test('an edit of columns that changed elsewhere is a conflict, and changes nothing', async () => {
  const theirs = { ...row, amount_ml: 500, updated_at: '2026-11-21T11:00:00+00:00' };
  const { client, asked } = wire(Response.json([]), Response.json([theirs]));
  expect(await sendOperation(client, edit)).toEqual({
    kind: 'refused',
    refusal: { code: 'conflict', status: 409, theirs },
  });
  expect(asked.map(({ method }) => method)).toEqual(['PATCH', 'GET']);
});

test('an edit succeeds if other columns changed, or if its response was lost', async () => {
  for (const amount_ml of [250, 300]) {
    const theirs = { ...row, amount_ml, updated_at: 'v2' };
    const { client, asked } = wire(Response.json([]), Response.json([theirs]), Response.json([{ ...row, amount_ml: 300 }]));
    expect((await sendOperation(client, edit)).kind).toBe('taken');
    expect(asked[2]!.url).toContain('updated_at=eq.v2');
  }
});

test('an edit of a row created offline reads the row first', async () => {
  const offline = makeOperation({ values: { amount_ml: 300 }, began: { amount_ml: 250 } });
  const { client, asked } = wire(Response.json([{ ...row, updated_at: 'v1' }]), Response.json([{ ...row, amount_ml: 300 }]));
  expect((await sendOperation(client, offline)).kind).toBe('taken');
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
});

test('an edit reports a missing right or a removed row', async () => {
  const same = { ...row, updated_at: '2026-11-21T10:00:00.5+00:00' };
  const forbidden = wire(Response.json([]), Response.json([same]));
  expect(await sendOperation(forbidden.client, edit)).toMatchObject({ refusal: { code: '42501' } });
  const gone = wire(Response.json([]), Response.json([]));
  expect(await sendOperation(gone.client, edit)).toMatchObject({ refusal: { code: 'gone' } });
});

test('an edit that meets a new version on each attempt waits for the next pass', async () => {
  const versions = [2, 3, 4].flatMap((version) => [
    Response.json([]),
    Response.json([{ ...row, updated_at: `v${version}` }]),
  ]);
  expect(await sendOperation(wire(...versions).client, edit)).toEqual({ kind: 'later', why: 'server' });
});

const ownEdit = makeOperation({
  kind: 'put',
  rowId: 'own',
  values: { helps: 'a walk' },
  began: { helps: 'quiet', updated_at: 'v1' },
});

test('an edit of a single row sends its version and user id, and can be a conflict', async () => {
  const taken = wire(Response.json([{ ...row, helps: 'a walk' }]));
  expect((await sendOperation(taken.client, ownEdit)).kind).toBe('taken');
  expect(taken.asked[0]).toMatchObject({ method: 'PATCH', body: { helps: 'a walk' } });
  expect(taken.asked[0]!.url).toContain('user_id=eq.person-1&updated_at=eq.v1');

  const theirs = { ...row, helps: 'music', updated_at: 'v2' };
  const met = wire(Response.json([]), Response.json([theirs]));
  expect(await sendOperation(met.client, ownEdit)).toMatchObject({ refusal: { code: 'conflict', theirs } });
});

test('an edit of a removed single row creates it again', async () => {
  const { client, asked } = wire(Response.json([]), Response.json([]), Response.json([{ ...row, helps: 'a walk' }]));
  expect((await sendOperation(client, ownEdit)).kind).toBe('taken');
  expect(asked.map(({ method }) => method)).toEqual(['PATCH', 'GET', 'POST']);
});
