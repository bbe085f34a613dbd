import { expect, it } from 'vitest';
import { createDataClient } from '#core/wire/data-client.ts';
import { portableTables } from './portable-tables.ts';
import { readEverything } from './read-everything.ts';

it('an exported day has its entries in the order of their times, not of their creation', async () => {
  const mood = (id: string, hour: number, time: string | null) => ({
    ...{ id, date: '2026-03-11', mood: 'calm', intensity: 3, time },
    created_at: new Date(2026, 2, 11, hour).toISOString(),
  });
  const read = [{ table: 'mood_entries', rows: [mood('night', 20, null), mood('afternoon', 21, '15:30')] }];
  const client = createDataClient('http://localhost', () => Promise.resolve(Response.json({ read, left: [], skipped: 0 })));
  const rows = await readEverything(
    client,
    portableTables.filter(({ table }) => table === 'mood_entries'),
  );
  expect(rows.get('mood_entries')?.map(({ id }) => id)).toEqual(['afternoon', 'night']);
});
