import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { trackerKinds, type Tracker } from '#features/trackers/tracker-tables.ts';
import { trackersOf } from '../statistics/insights/series-of.ts';
import { compareAround, daysOfPair } from './compared-days.ts';
import { columnsOf, comparedOf, keyOf, type OutcomeSeries } from './compared-series.ts';
import { askedPlan } from './hypothesis-form/asked-plan.ts';
import { askedRow } from './hypothesis-form/asked-row.ts';
import { decimalsOf, highestOf, inUnit } from './outcome-units.ts';

const from = calendarDate('2026-01-01');
const tracker = (kind: Tracker['kind'], rest: Partial<Tracker> = {}): Tracker => ({
  ...{
    id: `5eeb0000-0000-4000-8000-00000000000${String(trackerKinds.indexOf(kind))}`,
    name: `Meu ${kind}`,
    kind,
    unit: null,
  },
  ...{ adds_up: true, archived: false, options: null, position: 0, created_at: '2026-01-01T00:00:00Z' },
  ...rest,
});
const yesNo = tracker('yesNo');
const words = tracker('words', { options: ['nada', 'um pouco', 'médio', 'muito'] });
const number = tracker('number', { unit: 'xícaras' });
const minutes = tracker('minutes');

/** The values of a tracker and of the social battery, from the same day on. */
const recorded = (of: Tracker, valueAt: (day: number) => number) => ({
  series: new Map([
    [of.id, Float64Array.from({ length: 60 }, (_, day) => valueAt(day))],
    ['social', Float64Array.from({ length: 60 }, (_, day) => day)],
  ]),
  from,
});
const splitBy = (cause: Tracker, valueAt: (day: number) => number) =>
  daysOfPair(recorded(cause, valueAt), { cause, outcome: 'social', lag: 0 }, [from, addDays(from, 59)]).split;

describe('days divided by an own tracker', () => {
  it('are those with yes and those with no, however rare yes is, and a tracker with only yes divides nothing', () => {
    expect(splitBy(yesNo, (day) => (day % 6 === 0 ? 1 : 0))).toEqual({ cut: 1, declared: true });
    expect(splitBy(yesNo, () => 1)).toBeNull();
  });

  it('are divided at the word that divides them most evenly, also if some days have two words', () => {
    const often = (day: number) => [1, 1, 2.5, 3, 3, 4][day % 6]!;
    expect(splitBy(words, often)).toEqual({ cut: 3, declared: true });
  });

  it('are divided at the median of numbers and of minutes', () => {
    expect(splitBy(number, (day) => day % 4)?.cut).toBe(2);
    expect(splitBy(minutes, (day) => 10 * (day % 5))).toEqual({ cut: 20, declared: false });
  });
});

it('reads a response that this device stored before there were values of trackers', () => {
  expect(trackersOf({}, { from, to: from }).size).toBe(0);
});

it('the values of a tracker are found by its id, whichever slot it has; a day without a record has none', () => {
  const answer = { trackers: { [number.id]: [[1, 2.5] as const] } };
  const series = trackersOf(answer, { from, to: addDays(from, 2) });
  expect([...series]).toEqual([[number.id, Float64Array.of(Number.NaN, 2.5, Number.NaN)]]);
});

describe('the values of an own tracker', () => {
  it('have the unit of its kind', () => {
    expect([yesNo, words, number, minutes].map(highestOf)).toEqual([100, 4, undefined, undefined]);
    expect([inUnit(yesNo, 0.123), inUnit(words, 0.44), inUnit(minutes, 12.6)]).toEqual([12, 0.4, 13]);
  });

  it('have decimals by their size if the person chose the unit', () => {
    const shown = [0.123, -0.004, 36.55, 812.35].map((value) => [inUnit(number, value), decimalsOf(number, value)]);
    expect(shown).toEqual([
      [0.12, 2],
      [0, 2],
      [36.6, 1],
      [812, 0],
    ]);
  });

  it('are compared around a change as shares if they are yes or no, so that no share is above 1', () => {
    const around = (outcome: OutcomeSeries) => {
      const series = new Map([
        [keyOf(outcome), Float64Array.from({ length: 60 }, (_, day) => (day < 30 || day % 9 ? 1 : 0))],
      ]);
      return compareAround({ series, from }, outcome, addDays(from, 30)).difference;
    };
    expect(around(yesNo)).toEqual(around('overload'));
    expect(around(yesNo)).not.toEqual(around(number));
  });
});

describe('a hypothesis about own trackers', () => {
  const asked = { kind: 'pair', lag: 0, days: 'coming', weeks: '8', change: null } as const;
  const today = calendarDate('2026-06-01');
  const row = { ...askedRow({ ...asked, cause: number, outcome: words }, today), id: '', created_at: '' };

  it('names them in its row, so that a file can be read without them', () => {
    expect(row).toMatchObject({
      ...{ outcome: 'tracker', outcome_tracker: words.id, outcome_tracker_name: 'Meu words' },
      ...{ cause: 'tracker', cause_tracker: number.id, cause_tracker_name: 'Meu number' },
    });
    expect(columnsOf({ outcome: 'social', cause: null })).toEqual({
      ...{ outcome: 'social', outcome_tracker: null, outcome_tracker_name: null },
      ...{ cause: null, cause_tracker: null, cause_tracker_name: null },
    });
  });

  it('finds them again, and nothing once one of them was removed', () => {
    expect(comparedOf(row, [yesNo, words, number])).toEqual({ outcome: words, cause: number });
    expect(comparedOf(row, [words])).toBeNull();
    expect(comparedOf(row, [number])).toBeNull();
  });

  it('may be a plan, whose outcome is read on the same day', () => {
    const plan = { practice: 'coffee', own_practice: null, stretch: '3', plan_start: today, plan_weeks: '8' } as const;
    expect(askedPlan({ ...plan, outcome: words }, 7)).toMatchObject({ lag: 0, outcome_tracker: words.id, cause: null });
  });
});
