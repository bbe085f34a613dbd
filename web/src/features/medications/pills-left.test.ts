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

describe('the remaining pills', () => {
  it('are the last count minus the doses taken since', () => {
    const doses = [
      aDose({ date: calendarDate('2026-11-20'), taken_at: '08:10', pills: 1.5 }),
      aDose({ date: calendarDate('2026-11-20'), planned: '20:00', taken_at: null, pills: 1.5 }),
      aDose({ ...next, pills: 1 }),
    ];
    expect(pillsLeft(counted, doses)).toBe(27.5);
  });

  it('decrease by a dose of the same minute if it was recorded after the count', () => {
    const date = calendarDate('2026-11-20');
    const at = momentOf(date, '12:00').getTime();
    const medicine = { ...counted, counted_at: new Date(at + 20_000).toISOString() };
    const recorded = (seconds: number) =>
      aDose({ date, taken_at: '12:00', pills: 1, created_at: new Date(at + seconds * 1000).toISOString() });
    expect(pillsLeft(medicine, [recorded(30)])).toBe(29);
    expect(pillsLeft(medicine, [recorded(10)])).toBe(30);
  });

  it('do not decrease by doses that were skipped or snoozed, nor by another medicine', () => {
    const doses = [
      aDose({ ...next, state: 'skipped', pills: 1 }),
      aDose({ ...next, state: 'later', pills: 1 }),
      aDose({ ...next, medication_id: 'another', pills: 1 }),
    ];
    expect(pillsLeft(counted, doses)).toBe(30);
  });

  it('are unknown without a count, and never below zero', () => {
    expect(pillsLeft(aMedicine(), [])).toBeNull();
    expect(pillsLeft(counted, [aDose({ ...next, pills: 99 })])).toBe(0);
  });

  it('last for a number of whole days by the plan, which is unknown for as needed', () => {
    expect(daysLeft(counted, 10)).toBe(3);
    expect(daysLeft({ ...counted, repeat: 'weekdays', weekdays: ['sat', 'sun'] }, 9)).toBe(10);
    expect(daysLeft({ ...counted, repeat: 'interval', every_days: 2 }, 9)).toBe(6);
    expect(daysLeft(aMedicine({ as_needed: true, times: null, pills_per_dose: 1 }), 10)).toBeNull();
  });

  it('decrease by one for a dose without a number', () => {
    const unsaid = { ...counted, pills_per_dose: null };
    expect(pillsLeft(unsaid, [aDose({ ...next, pills: null })])).toBe(29);
    expect(daysLeft(unsaid, 10)).toBe(5);
  });
});
