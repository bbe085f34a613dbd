import { afterEach, describe, expect, it, vi } from 'vitest';
import { validate } from '#core/journal/validate.ts';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { hoursByDayCases } from './hours-by-day-cases.ts';
import { hoursSlept, mainNight, hoursByDay, averageHours } from './night-hours.ts';
import { sleepEntries } from './sleep-entries.ts';

const night = {
  date: calendarDate('2026-11-20'),
  hours: null,
  bed_time: null,
  tried_time: null,
  minutes_to_fall_asleep: null,
  wake_time: null,
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a night', () => {
  it('rejects more hours than a day has, and an invalid time', () => {
    expect(validate(sleepEntries.fields, { hours: 25, bed_time: '24:10' })).toEqual({
      hours: { code: 'too-large', max: 24 },
      bed_time: { code: 'not-a-time' },
    });
  });
});

describe('hours slept', () => {
  it('are the stated ones, whatever the times say', () => {
    expect(hoursSlept({ ...night, hours: 6.5, bed_time: '22:00', wake_time: '08:00' })).toBe(6.5);
  });

  it('count once if two records contain the same time, in whole or in part', () => {
    const first = { ...night, bed_time: '23:00', wake_time: '06:30' } as const;
    expect(hoursByDay([first, first])).toBe(7.5);
    expect(hoursByDay([{ ...night, bed_time: '05:30', wake_time: '08:30' }, first])).toBe(9.5);
    expect(hoursByDay([first, { ...night, bed_time: '13:00', wake_time: '14:00' }])).toBe(8.5);
    expect(
      hoursByDay([
        { ...night, hours: 2, bed_time: '22:55', wake_time: '07:00' },
        { ...night, bed_time: '23:00', wake_time: '07:00' },
      ]),
    ).toBe(8);
    expect(
      hoursByDay([
        { ...first, hours: 7 },
        { ...first, hours: 7, wake_time: '07:00' },
      ]),
    ).toBe(7);
    expect(
      hoursByDay([
        { ...first, hours: 5 },
        { ...first, hours: 6 },
      ]),
    ).toBe(6);
    expect(hoursByDay([first, { ...night, hours: 1 }])).toBe(8.5);
  });

  it('go from trying to sleep to waking, across midnight, less the time to fall asleep', () => {
    expect(hoursSlept({ ...night, bed_time: '23:00', wake_time: '06:30' })).toBe(7.5);
    expect(
      hoursSlept({ ...night, bed_time: '22:00', tried_time: '23:00', minutes_to_fall_asleep: 30, wake_time: '06:30' }),
    ).toBe(7);
  });

  it('are unknown with one time alone, equal times, or contradicting times', () => {
    expect(hoursSlept({ ...night, wake_time: '06:30' })).toBeNull();
    expect(hoursSlept({ ...night, bed_time: '07:00', wake_time: '07:00' })).toBeNull();
    expect(hoursSlept({ ...night, bed_time: '23:00', minutes_to_fall_asleep: 600, wake_time: '02:00' })).toBeNull();
  });

  it('are zero for a night that was spent waiting for sleep', () => {
    expect(hoursSlept({ ...night, bed_time: '23:00', minutes_to_fall_asleep: 480, wake_time: '07:00' })).toBe(0);
  });

  it.each([
    ['2026-03-29', 7],
    ['2026-10-25', 9],
    ['2026-10-26', 8],
  ])('are the elapsed hours in the night to %s, even with a clock change', (date, hours) => {
    vi.stubEnv('TZ', 'Europe/Lisbon');
    expect(hoursSlept({ ...night, date: calendarDate(date), bed_time: '23:00', wake_time: '07:00' })).toBe(hours);
  });
});

describe('a day of several sleeps', () => {
  const said = (hours: number | null) => ({ ...night, hours });

  it('adds naps to the night, and counts as one day', () => {
    expect(hoursByDay([said(7), said(1)])).toBe(8);
    const other = { ...said(6), date: calendarDate('2026-11-21') };
    expect(averageHours([said(7), said(1), other])).toBe(7);
    expect(averageHours([said(null)])).toBeNull();
  });

  it.each(hoursByDayCases)('counts a night once, with its naps: %s', (_, records, hours) => {
    expect(hoursByDay(records.map((record) => ({ ...night, ...record })))).toBe(hours);
    expect(hoursByDay(records.toReversed().map((record) => ({ ...night, ...record })))).toBe(hours);
  });

  it('does not count a nap as the night if the night has no hours', () => {
    const nap = { ...night, bed_time: '14:00', wake_time: '15:00' };
    expect(hoursByDay([said(null), nap])).toBeNull();
    expect(mainNight([said(null), nap])).toBeNull();
    expect(hoursByDay([said(null), said(7)])).toBe(7);
    expect(mainNight([nap, said(7)])).toEqual(said(7));
  });
});

describe('a nap', () => {
  const from = (bed_time: string, wake_time: string) => ({ ...night, bed_time, wake_time });

  it('alone gives its day neither hours nor a night', () => {
    for (const naps of [[from('14:00', '15:00')], [from('10:00', '11:00'), from('19:30', '21:00')]])
      expect([hoursByDay(naps), mainNight(naps)]).toEqual([null, null]);
  });

  it.each([
    ['short and by night', from('02:00', '03:00')],
    ['into the evening', from('20:30', '22:00')],
    ['around midnight', from('23:30', '00:30')],
    ['long and by day, as after a night at work', from('09:00', '12:30')],
    ['short and without times', { ...night, hours: 1 }],
  ])('is not a sleep %s, which counts as a night', (_, sleep) => {
    expect(hoursByDay([sleep])).not.toBeNull();
    expect(mainNight([sleep, from('14:00', '15:30')])).toBe(sleep);
  });
});
