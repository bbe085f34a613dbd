import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { marksOf, visitsToCome } from './visits.ts';

const today = calendarDate('2026-11-27');
const visit = (id: string, day: string | null, done = false) => ({
  ...{ id, done, created_at: `2026-11-01T12:00:0${String(id.length)}Z` },
  day: day === null ? null : calendarDate(day),
});

it('visits in preparation: the coming ones, then those without a day, then the latest missed one', () => {
  const all = [
    visit('long ago', '2026-09-01'),
    visit('yesterday', '2026-11-26'),
    visit('undated', null),
    visit('later', '2026-12-20'),
    visit('today', '2026-11-27'),
    visit('done', '2026-11-28', true),
  ];
  expect(visitsToCome(all, today).map(({ id }) => id)).toEqual(['today', 'later', 'undated', 'yesterday', 'long ago']);
});

it('marks belong to the next visit until a visit that is over has taken them', () => {
  const mark = (visit_id: string | null, day: string) => ({ visit_id, entry_date: calendarDate(day) });
  const all = [mark(null, '2026-11-20'), mark('past', '2026-10-02'), mark(null, '2026-11-03')];
  expect(marksOf(all, undefined)).toEqual([all[2], all[0]]);
  expect(marksOf(all, { id: 'past', done: false })).toEqual([all[2], all[0]]);
  expect(marksOf(all, { id: 'past', done: true })).toEqual([all[1]]);
});
