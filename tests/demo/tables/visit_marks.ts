import type { TableOfYear } from '../demo-table.ts';
import { randomFrom } from '../random.ts';
import moods from './mood_entries.ts';

/** Marked mood entries: two recent ones for the coming visit, and an older one that belongs to the past visit. */
export default {
  once: (days, _random, idOf) => {
    const recorded = days.filter(
      (day) => day.diligence > 0 && moods.ofDay(day, randomFrom(`mood_entries:${day.date}`), idOf).length > 0,
    );
    const mark = ({ date }: (typeof days)[number]) => ({
      entry_table: 'mood_entries',
      entry_id: idOf(`mood_entries:${date}:0`),
      entry_date: date,
    });
    return [
      { visit_id: idOf('visits:1'), ...mark(recorded.at(-45)!) },
      ...recorded.slice(-3, -1).map((day) => ({ visit_id: null, ...mark(day) })),
    ];
  },
} satisfies TableOfYear;
