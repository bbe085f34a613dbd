import { describe, expect, it } from 'vitest';
import { validate } from '#core/journal/validate.ts';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { camouflageEntries } from './camouflage-entries.ts';
import { weeklyLoad } from './weekly-load.ts';

const first = calendarDate('2026-11-01');
const days = Array.from({ length: 15 }, (_, day) => addDays(first, day));
const on = (day: number, effort: number | null) => ({ date: addDays(first, day), effort });

describe('a situation of camouflage', () => {
  it('requires only the situation', () => {
    expect(validate(camouflageEntries.fields, {})).toEqual({ situation: { code: 'required' } });
    expect(validate(camouflageEntries.fields, { situation: 'a meeting', effort: 6 })).toEqual({
      effort: { code: 'too-large', max: 5 },
    });
  });
});

describe('the weekly load', () => {
  it('counts back from the last day, so that the last week is whole', () => {
    const weeks = weeklyLoad([on(0, 5), on(1, 2), on(7, null), on(14, 4), on(14, 2)], days);
    expect(weeks).toEqual([
      { from: '2026-11-02', to: '2026-11-08', situations: 2, effort: 2 },
      { from: '2026-11-09', to: '2026-11-15', situations: 2, effort: 3 },
    ]);
  });

  it('is null for a week without a record, and has no effort if no entry states one', () => {
    expect(weeklyLoad([on(14, null)], days)).toMatchObject([
      { situations: null, effort: null },
      { situations: 1, effort: null },
    ]);
  });
});
