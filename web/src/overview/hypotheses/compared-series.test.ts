import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { trackerKinds, type Tracker } from '#features/trackers/tracker-tables.ts';
import { ownSeriesOf } from '../statistics/insights/series-of.ts';
import { compareAround, daysOfPair } from './compared-days.ts';
import {
  columnsOf,
  comparedOf,
  keyOf,
  tagIdsOf,
  type OutcomeSeries,
  type OwnSeries,
  type TagSeries,
} from './compared-series.ts';
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
const tag = (at: number, shown = at): TagSeries => {
  const idOf = (each: number) => `5eeb0000-0000-4000-8000-00000000001${String(each)}`;
  return { kind: 'tag', id: idOf(at), shown: idOf(shown), name: `etiqueta ${String(shown)}` };
};
const [beach, work] = [tag(1), tag(2)];

/** The values of a tracker or tag, and of the social battery, from the same day on. */
const recorded = (of: OwnSeries, valueAt: (day: number) => number) => ({
  series: new Map([
    [of.id, Float64Array.from({ length: 60 }, (_, day) => valueAt(day))],
    ['social', Float64Array.from({ length: 60 }, (_, day) => day)],
  ]),
  from,
});
const splitBy = (cause: OwnSeries, valueAt: (day: number) => number) =>
  daysOfPair(recorded(cause, valueAt), { cause, outcome: 'social', lag: 0 }, [from, addDays(from, 59)]).split;

describe('days divided by an own tracker or tag', () => {
  it('are those with yes and those with no, however rare yes is, and a tracker with only yes divides nothing', () => {
    expect(splitBy(yesNo, (day) => (day % 6 === 0 ? 1 : 0))).toEqual({ cut: 1, declared: true });
    expect(splitBy(yesNo, () => 1)).toBeNull();
    expect(splitBy(beach, (day) => (day % 6 === 0 ? 1 : 0))).toEqual({ cut: 1, declared: true });
    expect(splitBy(beach, () => 0)).toBeNull();
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

it('reads a response that this device stored before there were values of trackers and tags', () => {
  expect(ownSeriesOf({}, { from, to: from }).size).toBe(0);
});

it('the values of a tracker or tag are found by its id; a day without a record has none', () => {
  const answer = {
    trackers: { [number.id]: [[1, 2.5] as const] },
    tags: { [beach.id]: [[0, 0] as const, [2, 1] as const] },
  };
  const series = ownSeriesOf(answer, { from, to: addDays(from, 2) });
  expect([...series]).toEqual([
    [number.id, Float64Array.of(Number.NaN, 2.5, Number.NaN)],
    [beach.id, Float64Array.of(0, Number.NaN, 1)],
  ]);
});

describe('the values of an own tracker', () => {
  it('have the unit of its kind', () => {
    expect([yesNo, words, number, minutes, beach].map(highestOf)).toEqual([100, 4, undefined, undefined, 100]);
    expect([inUnit(yesNo, 0.123), inUnit(beach, 0.123), inUnit(words, 0.44), inUnit(minutes, 12.6)]).toEqual([
      12, 12, 0.4, 13,
    ]);
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
    expect(around(beach)).toEqual(around('overload'));
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
      ...{ outcome: 'social', outcome_tracker: null, outcome_tracker_name: null, outcome_tag: null, outcome_tag_name: null },
      ...{ cause: null, cause_tracker: null, cause_tracker_name: null, cause_tag: null, cause_tag_name: null },
    });
  });

  it('finds them again, and nothing once one of them was removed', () => {
    expect(comparedOf(row, [yesNo, words, number])).toEqual({ outcome: words, cause: number });
    expect(comparedOf(row, [words])).toBe('trackerGone');
    expect(comparedOf(row, [number])).toBe('trackerGone');
  });

  it('may be a plan, whose outcome is read on the same day', () => {
    const plan = { practice: 'coffee', own_practice: null, stretch: '3', plan_start: today, plan_weeks: '8' } as const;
    expect(askedPlan({ ...plan, outcome: words }, 7)).toMatchObject({ lag: 0, outcome_tracker: words.id, cause: null });
  });
});

describe('a hypothesis about own tags', () => {
  const asked = { kind: 'pair', lag: 0, days: 'coming', weeks: '8', change: null } as const;
  const rowOf = (lag: number, cause: OwnSeries, outcome: OwnSeries) => ({
    ...askedRow({ ...asked, lag, cause, outcome }, calendarDate('2026-06-01')),
    ...{ id: '', created_at: '' },
  });

  it('names them in its row, and asks for the values of both, each once', () => {
    expect(rowOf(0, beach, work)).toMatchObject({
      ...{ cause: 'tag', cause_tag: beach.id, cause_tag_name: 'etiqueta 1', cause_tracker: null },
      ...{ outcome: 'tag', outcome_tag: work.id, outcome_tag_name: 'etiqueta 2', outcome_tracker_name: null },
    });
    expect(tagIdsOf(beach, work)).toEqual([beach.id, work.id]);
    expect(tagIdsOf(beach, beach)).toEqual([beach.id]);
    expect(tagIdsOf(null, 'social', yesNo)).toEqual([]);
  });

  it('finds them again, and says whether a tag or a tracker was removed', () => {
    const row = rowOf(0, beach, yesNo);
    expect(comparedOf(row, [yesNo, beach])).toEqual({ cause: beach, outcome: yesNo });
    expect(comparedOf(row, [yesNo, work])).toBe('tagGone');
    expect(comparedOf(row, [beach])).toBe('trackerGone');
    expect(comparedOf(rowOf(0, yesNo, beach), [yesNo])).toBe('tagGone');
  });

  it('shows a merged tag as the tag that it was merged into, and compares no tag with itself on the same day', () => {
    const merged = tag(1, 2);
    expect(comparedOf(rowOf(0, beach, yesNo), [yesNo, merged, work])).toEqual({ cause: merged, outcome: yesNo });
    expect(comparedOf(rowOf(0, beach, work), [merged, work])).toBe('tagsMerged');
    expect(comparedOf(rowOf(1, beach, work), [merged, work])).toEqual({ cause: merged, outcome: work });
  });
});
