import { expect, test } from 'vitest';
import { makeOperation } from '#core/testing/make-operation.ts';
import { createDataClient } from '#core/wire/data-client.ts';
import { sendOperation } from './send-operation.ts';

/** What is asked of the server, and the answers that it gives in turn, as they stand on the wire. */
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

test('an insert ignores that it came before and asks for the row back', async () => {
  const { client, asked } = wire(Response.json([row], { status: 201 }));
  expect(await sendOperation(client, insert)).toEqual({ kind: 'taken', row });
  expect(asked[0]).toMatchObject({ method: 'POST', body: { id: 'row-1', amount_ml: 250, user_id: 'person-1' } });
  expect(asked[0]!.url).toContain('on_conflict=id');
  expect(asked[0]!.prefer).toContain('resolution=ignore-duplicates');
  expect(asked[0]!.prefer).toContain('return=representation');
});

test('an insert that came before is looked up, so that "saved" is true', async () => {
  const { client } = wire(Response.json([]), Response.json([row]));
  expect(await sendOperation(client, insert)).toEqual({ kind: 'taken', row });
});

test('an insert whose id belongs to a row that the person can’t see is refused', async () => {
  const { client } = wire(Response.json([]), Response.json([]));
  expect(await sendOperation(client, insert)).toEqual({ kind: 'refused', refusal: { code: '23505', status: 409 } });
});

test('a change sends the changed columns only', async () => {
  const { client, asked } = wire(Response.json([{ ...row, amount_ml: 300 }]));
  expect((await sendOperation(client, change)).kind).toBe('taken');
  expect(asked[0]).toMatchObject({ method: 'PATCH', body: { amount_ml: 300 } });
  expect(asked[0]!.url).toContain('id=eq.row-1');
});

test('a change of a row that is gone is refused as gone', async () => {
  const { client } = wire(Response.json([]), Response.json([]));
  expect(await sendOperation(client, change)).toEqual({ kind: 'refused', refusal: { code: 'gone', status: 404 } });
});

test('a change that row-level security hid is refused as not allowed, not as gone', async () => {
  const { client } = wire(Response.json([]), Response.json([row]));
  expect(await sendOperation(client, change)).toEqual({ kind: 'refused', refusal: { code: '42501', status: 403 } });
});

test('a change that touched nothing stays undecided when looking again finds no network', async () => {
  const { client } = wire(Response.json([]), new TypeError('no network'));
  expect(await sendOperation(client, change)).toEqual({ kind: 'later', why: 'unreachable' });
});

test('a removal of a row that is gone is done', async () => {
  const { client, asked } = wire(Response.json([]));
  expect(await sendOperation(client, makeOperation({ kind: 'remove' }))).toEqual({ kind: 'taken', row: undefined });
  expect(asked).toHaveLength(1);
});

test('an own row is made or changed by its person', async () => {
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
