import { expect, test } from 'vitest';
import { createDataClient } from '#core/wire/data-client.ts';
import { sendRows } from './send-rows.ts';

/** A client whose server always returns this response, and a count of its requests. */
function answering(body: object, status: number) {
  const counts = { asked: 0 };
  const client = createDataClient('http://server.test', () => {
    counts.asked += 1;
    return Promise.resolve(Response.json(body, { status }));
  });
  return { client, counts };
}
const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const sender = { userId: 'person-1', otherId: (id: string) => `other-${id}` };

test('a daily write limit pauses an import and refuses no row', async () => {
  const { client } = answering({ code: 'over_request_rate_limit', message: 'Too much was written today' }, 429);
  expect(await sendRows(client, 'water_entries', rows, sender)).toEqual({ taken: [], refused: [], end: 'paused' });
});

test('a server error cuts an import', async () => {
  const { client } = answering({ code: 'XX000', message: 'broken' }, 500);
  expect(await sendRows(client, 'water_entries', rows, sender)).toEqual({ taken: [], refused: [], end: 'cut' });
});

test('a full account refuses all rows of a table after one request', async () => {
  const { client, counts } = answering({ code: 'AF001', message: 'full' }, 413);
  const { refused, end } = await sendRows(client, 'water_entries', rows, sender);
  expect([refused.map(({ refusal }) => refusal.code), end, counts.asked]).toEqual([['AF001', 'AF001', 'AF001'], 'whole', 1]);
});

test('a body that is too large is sent in halves', async () => {
  const { client, counts } = answering({ code: '54000', message: 'too many rows in one body' }, 413);
  const { refused } = await sendRows(client, 'water_entries', rows, sender);
  expect([refused.length, counts.asked]).toEqual([3, 5]);
});
