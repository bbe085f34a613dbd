import { describe, expect, it } from 'vitest';
import { validate } from '#core/journal/validate.ts';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { bandOf } from './battery-bands.ts';
import { socialEntries } from './social-entries.ts';
import { lowestDay, weekShape, averageLevel } from './social-levels.ts';

const said = (date: string, level: number) => ({ date: calendarDate(date), level });

describe('the social battery', () => {
  it('requires only its level, from 0 to 100 percent', () => {
    expect(validate(socialEntries.fields, {})).toEqual({ level: { code: 'required' } });
    expect(validate(socialEntries.fields, { level: 101 })).toEqual({ level: { code: 'too-large', max: 100 } });
    expect(validate(socialEntries.fields, { level: 0, drains: ['noise'] })).toEqual({});
  });

  it('has five bands, each from its lowest percentage on', () => {
    expect([100, 80, 79, 60, 40, 39, 20, 19, 0].map(bandOf)).toEqual([
      'high',
      'high',
      'good',
      'good',
      'moderate',
      'low',
      'low',
      'veryLow',
      'veryLow',
    ]);
  });
});

describe('the shape of the week', () => {
  // 2026-11-22 is a Sunday.
  it('counts each day once, and has no level for weekdays without a record', () => {
    const shape = weekShape([said('2026-11-22', 20), said('2026-11-22', 40), said('2026-11-15', 60)], 1);
    expect(shape.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(shape.at(-1)).toEqual({ weekday: 0, level: 45, days: 2 });
    expect(shape[0]).toEqual({ weekday: 1, level: null, days: 0 });
  });

  it('names the lowest day only if it has two records and is well below the others', () => {
    const steady = [said('2026-11-15', 60), said('2026-11-22', 60), said('2026-11-16', 55), said('2026-11-09', 55)];
    expect(lowestDay(weekShape(steady, 0))).toBeNull();
    const low = [said('2026-11-15', 60), said('2026-11-22', 60), said('2026-11-16', 30), said('2026-11-09', 30)];
    expect(lowestDay(weekShape(low, 0))).toMatchObject({ weekday: 1, level: 30 });
    expect(lowestDay(weekShape(low.slice(0, 3), 0))).toBeNull();
  });
});

it('averages over days with a record, so that many entries on one day do not weigh more', () => {
  const steady = ['2026-11-02', '2026-11-09', '2026-11-16'].map((day) => said(day, 80));
  expect(averageLevel([...steady, said('2026-11-17', 0), said('2026-11-17', 40)])).toBe(65);
  expect(averageLevel([])).toBeNull();
});
