import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import { daysLeft, pillsLeft } from './pills-left.ts';
import { aDose, aMedicine } from './testing/samples.ts';

const counted = aMedicine({
  pills_left: 30,
  counted_at: momentOf(calendarDate('2026-11-20'), '12:00').toISOString(),
  pills_per_dose: 1.5,
  times: ['08:00', '20:00'],
});
const next = { date: calendarDate('2026-11-21'), taken_at: '08:00' };

describe('what is left', () => {
  it('is the last count less what was taken since', () => {
    const doses = [
      aDose({ date: calendarDate('2026-11-20'), taken_at: '08:10', pills: 1.5 }),
      aDose({ date: calendarDate('2026-11-20'), planned: '20:00', taken_at: null, pills: 1.5 }),
      aDose({ ...next, pills: 1 }),
    ];
    expect(pillsLeft(counted, doses)).toBe(27.5);
  });

  it('falls by a dose of the very minute of the count when that was recorded after it', () => {
    const date = calendarDate('2026-11-20');
    const at = momentOf(date, '12:00').getTime();
    const medicine = { ...counted, counted_at: new Date(at + 20_000).toISOString() };
    const recorded = (seconds: number) =>
      aDose({ date, taken_at: '12:00', pills: 1, created_at: new Date(at + seconds * 1000).toISOString() });
    expect(pillsLeft(medicine, [recorded(30)])).toBe(29);
    expect(pillsLeft(medicine, [recorded(10)])).toBe(30);
  });

  it('does not fall by doses that were skipped or put off, nor by another medicine', () => {
    const doses = [
      aDose({ ...next, state: 'skipped', pills: 1 }),
      aDose({ ...next, state: 'later', pills: 1 }),
      aDose({ ...next, medication_id: 'another', pills: 1 }),
    ];
    expect(pillsLeft(counted, doses)).toBe(30);
  });

  it('is unknown until somebody counts, and never below zero', () => {
    expect(pillsLeft(aMedicine(), [])).toBeNull();
    expect(pillsLeft(counted, [aDose({ ...next, pills: 99 })])).toBe(0);
  });

  it('is enough for whole days by the plan, and for no number of days as needed', () => {
    expect(daysLeft(counted, 10)).toBe(3);
    expect(daysLeft(aMedicine({ as_needed: true, times: null, pills_per_dose: 1 }), 10)).toBeNull();
  });

  it('falls by one for a dose without a number', () => {
    const unsaid = { ...counted, pills_per_dose: null };
    expect(pillsLeft(unsaid, [aDose({ ...next, pills: null })])).toBe(29);
    expect(daysLeft(unsaid, 10)).toBe(5);
  });
});
