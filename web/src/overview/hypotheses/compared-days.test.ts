import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { madeHistory } from '#lib/insights/testing/made-history.ts';
import { askedDays, askedRow, changeKey, changeOf } from './hypothesis-form/asked-row.ts';
import { compareAround, compareKinds, daysOfPair, foresee, lastDay } from './compared-days.ts';
import { gapsOf } from './hypothesis-answer/gaps-of.ts';
import { inUnit } from './outcome-units.ts';

const from = calendarDate('2026-01-01');
const today = calendarDate('2026-06-01');
const of = (values: Readonly<Record<string, readonly number[]>>) => ({
  series: new Map(Object.entries(values).map(([name, days]) => [name, Float64Array.from(days)])),
  from,
});

describe('the days of a pair', () => {
  it('join an outcome with the cause so many days before, and leave out days without both', () => {
    const recorded = of({
      sleepHours: Array.from({ length: 40 }, (_, day) => (day === 5 ? Number.NaN : day % 2 === 0 ? 9 : 5)),
      social: Array.from({ length: 40 }, (_, day) => (day === 9 ? Number.NaN : day)),
    });
    const pair = { cause: 'sleepHours', outcome: 'social', lag: 1 } as const;
    const { days, recorded: count } = daysOfPair(recorded, pair, [from, addDays(from, 39)]);
    // Day 0 has no cause one day before, day 6 has an unknown one, and day 9 has no outcome.
    expect(count).toBe(37);
    expect(days.map(({ day }) => day)).not.toEqual(expect.arrayContaining([0, 6, 9]));
    expect(days[0]).toEqual({ day: 1, value: 1, isOfKind: true });
  });

  it('are none if nearly all of them are of one kind', () => {
    const recorded = of({ overload: Array.from({ length: 40 }, (_, day) => (day < 3 ? 1 : 0)), social: Array(40).fill(50) });
    const pair = { cause: 'overload', outcome: 'social', lag: 0 } as const;
    expect(daysOfPair(recorded, pair, [from, addDays(from, 39)])).toEqual({ days: [], split: null, recorded: 40 });
  });
});

describe('what is foreseen', () => {
  const history = madeHistory({ seed: 3, days: 200, persistence: 0.5, series: 2 });
  const recorded = of({ sleepHours: [...history.get('0')!], social: [...history.get('1')!] });
  const pair = { cause: 'sleepHours', outcome: 'social', lag: 0 } as const;
  const { days } = daysOfPair(recorded, pair, [from, addDays(from, 199)]);

  it('is a smaller difference for more days', () => {
    const [few, many] = [foresee(days, 50).visible!, foresee(days, 200).visible!];
    expect(few).toBeCloseTo(2 * many);
    expect(many).toBeCloseTo(compareKinds(days).visible!);
  });

  it('is nothing for too few days to come, or too few known ones', () => {
    expect(foresee(days, 27).visible).toBeNull();
    expect(foresee(days.slice(0, 20), 60)).toEqual({ days: 60, visible: null });
  });
});

describe('the days around a change of a medicine', () => {
  const values = Array.from({ length: 120 }, (_, day) => (day < 60 ? 2 : 4) + (day % 3) / 10);
  it('are the 60 before and the 60 from the change on', () => {
    const { ofKind, others, difference } = compareAround(of({ attention: values }), 'attention', addDays(from, 60));
    expect([others.length, ofKind.length]).toEqual([60, 60]);
    expect(difference!.value).toBeCloseTo(2);
    expect(difference!.low).toBeGreaterThan(1);
  });

  it('give no answer with fewer than seven records on a side', () => {
    const few = values.map((value, day) => (day >= 66 ? Number.NaN : value));
    expect(compareAround(of({ attention: few }), 'attention', addDays(from, 60)).difference).toBeNull();
  });

  it('may have gaps of two weeks or more, which the page names', () => {
    const gaps = values.map((value, day) => ((day >= 10 && day < 24) || (day >= 40 && day < 53) ? Number.NaN : value));
    expect(gapsOf(Float64Array.from(gaps), from)).toEqual([{ first: addDays(from, 10), days: 14 }]);
  });
});

describe('an asked hypothesis', () => {
  const asked = {
    kind: 'pair',
    cause: 'activity',
    outcome: 'restful',
    lag: 1,
    days: 'coming',
    weeks: '8',
    change: null,
  } as const;

  it('counts only days to come, whole weeks of them', () => {
    const row = askedRow(asked, today);
    expect(row).toMatchObject({ first_day: '2026-06-02', look_on: '2026-07-28', medication_id: null, change_on: null });
    expect(lastDay(row)).toBe('2026-07-27');
  });

  it('can also count the 360 days before the day to look', () => {
    expect(askedDays({ days: 'recorded', weeks: '0' }, today)).toEqual({ first_day: '2025-06-06', look_on: '2026-06-01' });
  });

  it('about a change counts 60 days on each side, and is answered after the last one, or at once', () => {
    const id = '5eeb0000-0000-4000-8000-000000000001';
    const about = (day: string) => askedRow({ ...asked, kind: 'medicine', change: changeKey(id, calendarDate(day)) }, today);
    expect(about('2026-05-01')).toMatchObject({
      ...{ cause: null, lag: 0, first_day: '2026-03-02', look_on: '2026-06-30' },
      ...{ medication_id: id, change_on: '2026-05-01' },
    });
    expect(about('2026-02-01').look_on).toBe(today);
    expect(lastDay(about('2026-02-01'))).toBe('2026-04-01');
    expect([changeOf(null), changeOf(`${id} soon`)]).toEqual([null, null]);
  });
});

it('numbers are rounded as they are printed, and zero has no sign', () => {
  expect([inUnit('sleepHours', 0.7), inUnit('attention', -0.04), inUnit('restful', 0.123)]).toEqual([42, 0, 12]);
});
