import { expect, it } from 'vitest';
import { flatRows } from './flat-rows.ts';
import { withTagNames } from './name-tags.ts';
import { portableTables } from './portable-tables.ts';
import { loadReportMessages } from './report-messages.ts';
import { loadSourceMessages } from './testing/load-source-messages.ts';

const made = new Date(2026, 2, 11, 8, 5).toISOString();
const tag = (id: string, name: string, merged_into: string | null = null) => ({ id, name, merged_into, created_at: made });
const mood = (id: string, tags: readonly string[] | null) => ({
  ...{ id, date: '2026-03-11', mood: 'calm', intensity: 3, notes: null, time: null, tags, created_at: made },
});

it('a file that people read has the names of tags, merged ones once, and nothing for removed ones', async () => {
  const rows = withTagNames(
    new Map([
      ['tags', [tag('a', 'praia'), tag('b', 'mar', 'a'), tag('c', 'férias')]],
      ['mood_entries', [mood('1', ['c', 'b', 'a']), mood('2', ['gone']), mood('3', null)]],
    ]),
  );
  const of = portableTables.find(({ table }) => table === 'mood_entries')!;
  const messages = await loadReportMessages(loadSourceMessages, 'pt', [of]);
  const lines = flatRows(of, rows.get('mood_entries') ?? [], messages).filter(({ field }) => field === 'Etiquetas');
  expect(lines.map(({ value }) => value)).toEqual(['férias; praia']);
});
