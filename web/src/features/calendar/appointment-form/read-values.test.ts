import { describe, expect, it } from 'vitest';
import { calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { problemsOf, valuesToStore } from './read-values.ts';

const today = calendarDate('2026-11-28');
const written = {
  ...{
    name: 'Viagem',
    type: 'other' as const,
    date: today,
    start_time: '14:00',
    duration_minutes: 50,
    several: true,
    scope: null,
  },
  ...{ end_date: calendarDate('2026-12-01'), end_time: '09:00', recovery_minutes: null, alert_minutes: 30, notes: null },
  ...{ professional: null, location: null, repeat: null, repeat_until: null },
};
type Written = Parameters<typeof valuesToStore>[0];
const store = (values: Partial<Written>, isOccurrence = false) =>
  valuesToStore({ ...written, ...values }, isOccurrence).values;

describe('the values of the form', () => {
  it('have an end on another day, or a duration, but not both', () => {
    expect(store({})).toMatchObject({ end_date: '2026-12-01', end_time: '09:00', duration_minutes: null });
    expect(store({ several: false })).toMatchObject({ end_date: null, end_time: null, duration_minutes: 50 });
  });

  it('have no end on another day if the appointment repeats, except for one changed occurrence', () => {
    expect(store({ repeat: 'weekly' })).toMatchObject({ end_date: null, duration_minutes: 50 });
    expect(store({ repeat: 'weekly', scope: 'following' }, true)).toMatchObject({ end_date: null });
    expect(store({ repeat: 'weekly', scope: 'day' }, true)).toMatchObject({ end_date: '2026-12-01' });
  });
});

describe('a problem of the form', () => {
  const free = (day: CalendarDate) => day >= today;
  const problems = (values: Partial<Written>, changes?: { date: string; end_date: string | null }) => {
    const read = valuesToStore({ ...written, ...values }, false);
    return problemsOf(read.values, read.endsLater, free, changes as Parameters<typeof problemsOf>[3]);
  };
  const [yesterday, before] = [calendarDate('2026-11-27'), calendarDate('2026-11-26')];

  it('is an end that is missing, not after the first day, or more than 366 days later', () => {
    expect(problems({})).toEqual({});
    expect(problems({ end_date: null })).toEqual({ end_date: 'endRequired' });
    expect(problems({ end_date: today })).toEqual({ end_date: 'endTooEarly' });
    expect(problems({ end_date: calendarDate('2027-11-29') })).toEqual({});
    expect(problems({ end_date: calendarDate('2027-11-30') })).toEqual({ end_date: 'endTooLate' });
    expect(problems({ start_time: null })).toEqual({ start_time: 'startRequired' });
    expect(problems({ several: false, end_date: today })).toEqual({});
  });

  it('is a first day in the past without premium, but not of an appointment that still runs', () => {
    expect(problems({ date: before })).toEqual({ date: 'pastIsPremium' });
    const running = { date: before, end_date: today };
    expect(problems({ date: before }, running)).toEqual({});
    expect(problems({ date: before, end_date: yesterday }, running)).toEqual({});
    expect(problems({ date: before, several: false }, running)).toEqual({ date: 'pastIsPremium' });
    expect(problems({ date: yesterday }, running)).toEqual({ date: 'pastIsPremium' });
    const long = { date: '2026-11-20', end_date: today };
    expect(problems({ date: calendarDate('2026-11-20'), end_date: before }, long)).toEqual({ end_date: 'pastIsPremium' });
    expect(problems({ date: before }, { date: before, end_date: yesterday })).toEqual({ date: 'pastIsPremium' });
  });

  it('is never an exception, whatever text a field has', () => {
    for (const text of ['', '2026-13-40', 'x'])
      expect(() => problems({ date: text as CalendarDate, end_date: text as CalendarDate })).not.toThrow();
  });
});
