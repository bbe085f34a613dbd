import { expect, test } from 'vitest';
import { createDataClient } from '#core/wire/data-client.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { fetchTogether } from './fetch-together.ts';

interface Asked {
  readonly tables: readonly string[];
  readonly from_dates: readonly (string | null)[];
  readonly to_dates: readonly (string | null)[];
}

/** A server whose tables each hold one row named after the table, and that answers `own_rows` with `answer`. */
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
const [day, later] = ['2026-03-11', '2026-05-11'] as [CalendarDate, CalendarDate];

test('reads that begin at the same moment share one request, and each gets its own rows', async () => {
  const { client, asked } = serverWith(({ tables }) => Response.json({ read: readOf(tables), left: [], skipped: 0 }));
  const reads = [
    fetchTogether(client, 'pets', { kind: 'own' }),
    fetchTogether(client, 'water_entries', { kind: 'dates', from: day, to: day }),
  ];
  expect(await Promise.all(reads)).toEqual([rowsOf('pets'), rowsOf('water_entries')]);
  expect(asked).toEqual([{ tables: ['pets', 'water_entries'], from_dates: [null, day], to_dates: [null, day] }]);
});

test('one read alone, and a read of a long time, ask for the table itself', async () => {
  const { client, asked } = serverWith(() => Response.error());
  expect(await fetchTogether(client, 'pets', all)).toEqual(rowsOf('pets'));
  await Promise.all([
    fetchTogether(client, 'mood_entries', { kind: 'dates', from: day, to: later }),
    fetchTogether(client, 'sleep_entries', { kind: 'last', until: day }),
  ]);
  expect(asked).toEqual(['pets', 'mood_entries', 'sleep_entries']);
});

test('what one answer does not hold whole is read alone', async () => {
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

test.each([403, 500])('a failure with status %i is not shared: each table is read alone', async (status) => {
  const { client } = serverWith(() => Response.json({ code: '42501', message: 'denied' }, { status }));
  const tables = ['pets', 'reminders'];
  expect(await Promise.all(tables.map((table) => fetchTogether(client, table, all)))).toEqual(tables.map(rowsOf));
});

test('a busy server is not asked again for each table', async () => {
  const { client, asked } = serverWith(() => Response.json({ code: 'over_request_rate_limit' }, { status: 429 }));
  const reads = ['pets', 'reminders'].map((table) => fetchTogether(client, table, all));
  for (const read of reads) await expect(read).rejects.toMatchObject({ kind: 'failing' });
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
