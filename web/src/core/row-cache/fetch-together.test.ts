import { expect, test } from 'vitest';
import { createDataClient } from '#core/wire/data-client.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { fetchTogether } from './fetch-together.ts';

interface Asked {
  readonly tables: readonly string[];
  readonly from_dates: readonly (string | null)[];
  readonly to_dates: readonly (string | null)[];
}

/** A stub server that answers `own_rows` with `answer`. Each of its tables has one row, named after the table. */
function serverWith(answer: (asked: Asked) => Response) {
  const asked: (string | Asked)[] = [];
  const client = createDataClient('http://server.test', (input, init) => {
    const name = new URL(input instanceof Request ? input.url : input).pathname.replace('/rest/v1/', '');
    if (name !== 'rpc/own_rows') {
      asked.push(name);
      return Promise.resolve(Response.json(rowsOf(name)));
    }
    const body = JSON.parse(String(init?.body)) as Asked;
    asked.push(body);
    return Promise.resolve(answer(body));
  });
  return { client, asked };
}

const rowsOf = (table: string) => [{ id: `row of ${table}` }];
const readOf = (tables: readonly string[]) => tables.map((table) => ({ table, rows: rowsOf(table) }));
const all = { kind: 'all' } as const;
const day = '2026-03-11' as CalendarDate;
/** A span of 31 days, both ends included: the longest span that shares a request. */
const month = { kind: 'dates', from: day, to: '2026-04-10' as CalendarDate } as const;
const longer = { ...month, to: '2026-04-11' as CalendarDate };

test('reads that begin before the next microtask share one request, and each gets its own rows', async () => {
  const { client, asked } = serverWith(({ tables }) => Response.json({ read: readOf(tables), left: [], skipped: 0 }));
  const reads = [fetchTogether(client, 'pets', { kind: 'own' }), fetchTogether(client, 'water_entries', month)];
  expect(await Promise.all(reads)).toEqual([rowsOf('pets'), rowsOf('water_entries')]);
  expect(asked).toMatchObject([{ tables: ['pets', 'water_entries'], from_dates: [null, day], to_dates: [null, month.to] }]);
});

test('one read alone, and a read of a long time, ask for the table itself', async () => {
  const { client, asked } = serverWith(() => Response.error());
  expect(await fetchTogether(client, 'pets', all)).toEqual(rowsOf('pets'));
  await Promise.all([
    fetchTogether(client, 'mood_entries', longer),
    fetchTogether(client, 'sleep_entries', { kind: 'last', until: day }),
  ]);
  expect(asked).toEqual(['pets', 'mood_entries', 'sleep_entries']);
});

test('a table that came only in part, and the tables after it, are each read alone', async () => {
  const { client, asked } = serverWith(({ tables }) =>
    Response.json({
      read: [...readOf(tables.slice(0, 1)), { table: 'thoughts_entries', rows: [] }],
      left: tables.slice(1),
      skipped: 7,
    }),
  );
  const tables = ['pets', 'thoughts_entries', 'reminders'];
  expect(await Promise.all(tables.map((table) => fetchTogether(client, table, all)))).toEqual(tables.map(rowsOf));
  expect(asked.slice(1)).toEqual(['thoughts_entries', 'reminders']);
});

test.each([
  [403, '42501'],
  [500, 'XX000'],
])('a failure with status %i and code %s is not shared: each table is read alone', async (status, code) => {
  const { client } = serverWith(() => Response.json({ code, message: 'denied' }, { status }));
  const tables = ['pets', 'reminders'];
  expect(await Promise.all(tables.map((table) => fetchTogether(client, table, all)))).toEqual(tables.map(rowsOf));
});

test.each([
  ['a busy server', () => Response.json({ code: 'over_request_rate_limit' }, { status: 429 }), 'failing'],
  ['a server that refuses the session', () => Response.json({ code: 'insufficient_aal' }, { status: 403 }), 'refused'],
  ['somebody else that answers with nothing', () => new Response('', { status: 200 }), 'unreachable'],
])('%s is not asked again for each table', async (_, answer, kind) => {
  const { client, asked } = serverWith(answer);
  const reads = ['pets', 'reminders'].map((table) => fetchTogether(client, table, all));
  for (const problem of await Promise.allSettled(reads)) expect(problem).toMatchObject({ reason: { kind } });
  expect(asked).toHaveLength(1);
});

test('the request ends when nobody waits for any of its tables, and not before', async () => {
  const controllers = [new AbortController(), new AbortController()];
  let signal: AbortSignal | null | undefined;
  const client = createDataClient('http://server.test', (_, init) => {
    signal = init?.signal;
    return new Promise(() => undefined);
  });
  for (const [place, controller] of controllers.entries())
    void fetchTogether(client, ['pets', 'reminders'][place]!, all, controller.signal);
  await expect.poll(() => signal).toBeDefined();
  controllers[0]!.abort();
  expect(signal?.aborted).toBe(false);
  controllers[1]!.abort();
  expect(signal?.aborted).toBe(true);
});

test('after a request that took the server too long, each table is read alone', async () => {
  const { client, asked } = serverWith(() => Response.json({ code: '57014', message: 'too long' }, { status: 504 }));
  const tables = ['pets', 'reminders'];
  for (const count of [3, 5]) {
    expect(await Promise.all(tables.map((table) => fetchTogether(client, table, all)))).toEqual(tables.map(rowsOf));
    expect(asked).toHaveLength(count);
  }
});
