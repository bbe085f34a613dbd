import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import type { Tracker } from '#features/trackers/tracker-tables.ts';
import type { Point, Statistics } from '../statistics-responses.ts';
import { journalList, type JournalId } from '../journal-list.ts';
import { spanOf } from '../span-of.ts';
import { alignSeries, marksFrom, sharedSpan, within, type Side } from './align-series.ts';
import { comparableOf, measuresOfTags, measuresOfTrackers } from './measures.ts';

const today = calendarDate('2026-11-22');
const point = (at: string, values: Point['values']): Point => ({
  ...{ at: calendarDate(at), last: calendarDate(at), days: 1, entries: 1, values },
});
const used = (...ids: JournalId[]) => ({ used: (id: JournalId) => ids.includes(id), shown: () => true });
const measureOf = (id: JournalId) => {
  const found = comparableOf(null, [], used(id, id === 'water' ? 'sleep' : 'water'))?.choices.find((each) => each.id === id);
  if (!found) throw new Error(`no measure ${id}`);
  return found;
};
const side = (id: JournalId, points: Statistics['points'], marks: Statistics['marks'] = []): Side => ({
  measure: measureOf(id),
  statistics: { points, marks },
  marksFrom: marksFrom(measureOf(id), { from: today, to: today }),
});

describe('two measures lined up', () => {
  const week = spanOf('week', today);
  const sleep = side('sleep', [point('2026-11-17', { hours: [8, 1] }), point('2026-11-20', { hours: [0, 1] })]);

  it('have the same days, and a day without a record is a gap and not zero', () => {
    const activity = side('activity', [
      point('2026-11-20', { minutes: [30, 1] }),
      point('2026-11-21', { minutes: [45, 1] }),
    ]);
    const places = alignSeries(week, [sleep, activity]);
    expect(places.map(({ from }) => from)).toEqual(Array.from({ length: 7 }, (_, day) => addDays(week.from, day)));
    expect(places.map(({ values }) => values)).toEqual([
      ['noRecord', 'noRecord'],
      [8, 'noRecord'],
      ['noRecord', 'noRecord'],
      ['noRecord', 'noRecord'],
      [0, 30],
      ['noRecord', 45],
      ['noRecord', 'noRecord'],
    ]);
    expect(places.map(({ last }) => last)).toEqual([null, '2026-11-17', null, null, '2026-11-20', '2026-11-21', null]);
  });

  it('distinguish an entry without this value from a day without an entry', () => {
    const without = side('sleep', [point('2026-11-17', {})]);
    const noPeriod = side('menstrual', [point('2026-11-17', {})]);
    expect(alignSeries(week, [without, sleep])[1]).toMatchObject({ values: ['noValue', 8], last: '2026-11-17' });
    expect(alignSeries(week, [without, noPeriod])[1]).toMatchObject({ values: ['noValue', 'noValue'], last: '2026-11-17' });
  });

  it('call moods unknown, not missing, that are older than those that the server sends', () => {
    const longest = { from: addDays(today, -366), to: today, grain: 'day' } as const;
    const [before, first] = [point(addDays(today, -366), {}), point(addDays(today, -365), {})];
    const moods = side('mood', [before, first], [[first.at, 'calm']]);
    const values = alignSeries(longest, [moods, sleep]).map(({ values: [mood] }) => mood);
    expect(values.slice(0, 3)).toEqual(['notRead', ['calm'], 'noRecord']);
  });

  it('give a week the mean of its recorded days, the sum of an amount, and each mood of its days once', () => {
    const year = spanOf('year', today);
    const nights = side('sleep', [point('2026-11-17', { hours: [6, 1] }), point('2026-11-20', { hours: [8, 1] })]);
    const moods = side(
      'mood',
      [],
      [
        [calendarDate('2026-11-16'), 'calm'],
        [calendarDate('2026-11-18'), 'sad'],
        [calendarDate('2026-11-21'), 'calm'],
      ],
    );
    const minutes = side('activity', [point('2026-11-17', { minutes: [30, 1] }), point('2026-11-20', { minutes: [45, 1] })]);
    expect(alignSeries(year, [nights, moods]).at(-1)).toMatchObject({ values: [7, ['calm', 'sad']], last: '2026-11-21' });
    expect(alignSeries(year, [minutes, moods]).at(-1)?.values[0]).toBe(75);
    expect(alignSeries(year, [nights, moods])).toHaveLength(52);
  });

  it('cover only the days of both responses, so that days unknown to the older one are not drawn as blank', () => {
    const older = { from: addDays(week.from, -2), to: addDays(today, -2) };
    const shared = sharedSpan(week, [older, week]);
    expect(shared).toEqual({ from: week.from, to: '2026-11-20', grain: 'day' });
    const statistics = within(shared, {
      points: [point('2026-11-14', { hours: [5, 1] }), ...sleep.statistics.points],
      marks: [[calendarDate('2026-11-21'), 'calm']],
    });
    expect(statistics).toEqual({ points: sleep.statistics.points, marks: [] });
  });
});

describe('the pair', () => {
  const ids = (stored: string | null, is: Parameters<typeof comparableOf>[2]) =>
    comparableOf(stored, [], is)?.pair.map(({ id }) => id);

  it('is sleep and mood at first, or the first two journals with records', () => {
    expect(ids(null, used('water', 'mood', 'sleep'))).toEqual(['sleep', 'mood']);
    expect(ids(null, used('facts', 'executive'))).toEqual(['attention', 'facts']);
  });

  it('needs two journals', () => {
    expect(comparableOf(null, [], used('sleep'))).toBeNull();
    expect(comparableOf(null, [], used('executive', 'daily'))).toBeNull();
    expect(comparableOf('sleep.mood', [], { used: () => true, shown: (id) => id === 'mood' })).toBeNull();
  });

  it('remains as chosen in a period without its records, and two measures of one journal are a pair', () => {
    expect(ids('water.social', used('sleep', 'mood'))).toEqual(['water', 'social']);
    expect(ids('attention.hyperfocus', used('executive', 'mood'))).toEqual(['attention', 'hyperfocus']);
    const choices = comparableOf('water.social', [], used('sleep', 'mood'))?.choices.map(({ id }) => id);
    expect(choices).toEqual(['sleep', 'mood', 'social', 'water']);
  });

  it('replaces a journal that is hidden now, and an unknown or repeated name', () => {
    const withoutWater = { ...used('sleep', 'mood', 'water'), shown: (id: JournalId) => id !== 'water' };
    expect(ids('water.sleep', withoutWater)).toEqual(['mood', 'sleep']);
    expect(ids('sleep.gone', used('sleep', 'mood'))).toEqual(['sleep', 'mood']);
    expect(ids('sleep.sleep', used('sleep', 'mood'))).toEqual(['sleep', 'mood']);
  });

  it('can hold own trackers, each as a journal of its own, but none with options or without a slot', () => {
    const tracker = (id: string, kind: Tracker['kind'], slot: number | null) =>
      ({ id, kind, slot, name: id, unit: null, options: null, adds_up: false, archived: false, position: 0 }) as Tracker;
    const measures = measuresOfTrackers([
      tracker('coffee', 'number', 1),
      tracker('walk', 'yesNo', 2),
      tracker('place', 'choice', 3),
      tracker('new', 'minutes', null),
    ]);
    expect(measures.map(({ id, of }) => [id, of])).toEqual([
      ['coffee', 'mean'],
      ['walk', 'sum'],
    ]);
    expect(comparableOf(null, measures, used('trackers'))?.pair.map(({ id }) => id)).toEqual(['coffee', 'walk']);
    expect(comparableOf('walk.mood', measures, used('trackers', 'mood'))?.pair.map(({ id }) => id)).toEqual([
      'walk',
      'mood',
    ]);
    expect(comparableOf('gone.mood', measures, used('trackers', 'mood'))?.pair.map(({ id }) => id)).toEqual([
      'coffee',
      'mood',
    ]);
  });

  it('can hold own tags, each as a journal of its own, if a journal that can have tags has records', () => {
    const measures = measuresOfTags([
      { id: 'beach', name: 'praia' },
      { id: 'work', name: 'trabalho' },
    ]);
    const of = (stored: string | null, is: Parameters<typeof comparableOf>[2]) =>
      comparableOf(stored, measures, is)?.pair.map(({ id }) => id);
    expect(of(null, used('mood'))).toEqual(['mood', 'beach']);
    expect(of('work.sleep', used('thoughts', 'sleep'))).toEqual(['work', 'sleep']);
    expect(of('beach.work', used('activity', 'sleep'))).toEqual(['beach', 'work']);
    expect(of(null, used('water', 'sleep'))).toEqual(['sleep', 'water']);
    expect(of(null, { ...used('mood'), shown: () => false })).toBeUndefined();
  });

  it('draw a day with the tag as 1, another day with an entry as 0, and count the days of a week', () => {
    const [measure] = measuresOfTags([{ id: 'beach', name: 'praia' }]);
    const points = [point('2026-11-17', { tag: [1, 1] }), point('2026-11-20', { tag: [0, 1] })];
    const beach: Side = { measure: measure!, statistics: { points, marks: [] }, marksFrom: null };
    const valuesIn = (span: Parameters<typeof alignSeries>[0]) =>
      alignSeries(span, [beach, beach]).map(({ values: [value] }) => value);
    expect(valuesIn(spanOf('week', today)).slice(0, 5)).toEqual(['noRecord', 1, 'noRecord', 'noRecord', 0]);
    expect(valuesIn(spanOf('year', today)).at(-1)).toBe(1);
  });

  it('can hold every journal with a value a day', () => {
    const all = comparableOf(null, [], { used: () => true, shown: () => true });
    const journals = new Set(all?.choices.map(({ journal }) => journal));
    // A daily entry rates seven senses, so this journal has no single value a day. A questionnaire is about two weeks. The
    // measures of own trackers follow from the person's trackers.
    expect(journalList.map(({ id }) => id).filter((id) => !journals.has(id))).toEqual([
      'daily',
      'questionnaires',
      'trackers',
    ]);
  });
});
