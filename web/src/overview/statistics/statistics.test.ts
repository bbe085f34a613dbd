import { describe, expect, it } from 'vitest';
import { definitions } from '#registry/definitions.ts';
import { registry } from '#registry/pages.ts';
import { addDays, calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Count, Point } from './statistics-responses.ts';
import { endedCycles } from './cycles-of.ts';
import { groupsOf } from './journal-groups.tsx';
import { journalList } from './journal-list.ts';
import { meanOfPoint, sumOfPoint, wholeOf, middleOfPoint, mostOf, sumsByName, daysWithoutRecord } from './sums-and-means.ts';
import { daysOfSpan, pointsOfSpan } from './points-of-span.ts';
import { plainCharts } from './sections/plain-charts.ts';
import { besideUsual, senseLevels } from './sense-levels.ts';
import { spanOf } from './span-of.ts';

const today = calendarDate('2026-11-22');
const point = (at: string, values: Point['values'], days = 1): Point => ({
  ...{ at: calendarDate(at), last: calendarDate(at), days, entries: days, values },
});
const count = (name: string, amount: number, side = '', first = today): Count => [name, side, amount, first, today];

describe('the span of a period', () => {
  it('ends today and includes today: a week is seven days', () => {
    expect(spanOf('week', today)).toEqual({ from: '2026-11-16', to: today, grain: 'day' });
    expect(daysOfSpan(spanOf('month', today))).toBe(30);
    expect(spanOf('year', today)).toMatchObject({ from: '2025-11-23', grain: 'week' });
  });

  it('starts with the first record for all records, and has few points even for ten years', () => {
    expect(spanOf('all', today, addDays(today, -20))).toMatchObject({ grain: 'day' });
    expect(spanOf('all', today, addDays(today, -600))).toMatchObject({ grain: 'week' });
    const decade = spanOf('all', today, addDays(today, -3650));
    expect(decade.grain).toBe('month');
    expect(pointsOfSpan(decade, []).length).toBeLessThan(125);
    expect(spanOf('all', today)).toMatchObject({ from: today, to: today });
  });
});

describe('the places of a picture', () => {
  it('include days without a record, whose value is null and not zero', () => {
    const places = pointsOfSpan(spanOf('week', today), [point('2026-11-18', { hours: [8, 1] })]);
    expect(places.map((place) => meanOfPoint(place.point, 'hours'))).toEqual([null, null, 8, null, null, null, null]);
    expect(places.map((place) => sumOfPoint(place.point, 'hours'))[0]).toBeNull();
  });

  it('are weeks that end with the span, and include each recorded day once', () => {
    const span = spanOf('year', today);
    const days = Array.from({ length: 365 }, (_, back) => point(addDays(today, -back), { hours: [8, 1] })).toReversed();
    const places = pointsOfSpan(span, days);
    expect(places.map((place) => place.point?.days)).toEqual([8, ...Array.from({ length: 51 }, () => 7)]);
    expect(places.at(-1)).toMatchObject({
      from: '2026-11-16',
      to: today,
      point: { last: today, values: { hours: [56, 7] } },
    });
  });
});

describe('sums and means', () => {
  it('are over days, so that a month with one day weighs less than one with three', () => {
    const points = [point('2026-10-01', { level: [10, 1] }), point('2026-11-01', { level: [90, 3] }, 3)];
    expect(wholeOf(points, 'level')).toEqual({ sum: 100, days: 4, mean: 25 });
    expect(wholeOf(points, 'other')).toEqual({ sum: 0, days: 0, mean: null });
  });

  it('name the most frequent value, or none if two are equal or there is no value', () => {
    expect(mostOf([count('calm', 3), count('sad', 1)])?.[0]).toBe('calm');
    expect(mostOf([count('calm', 3), count('sad', 3)])).toBeNull();
    expect(mostOf([])).toBeNull();
  });

  it('sum the groups of a name', () => {
    expect(sumsByName([count('running', 40, 'low'), count('swimming', 50), count('running', 20, 'high')])).toEqual([
      { name: 'running', sum: 60 },
      { name: 'swimming', sum: 50 },
    ]);
  });
});

describe('the middle of sleep', () => {
  const angle = (minutes: number) => (minutes / 1440) * 2 * Math.PI;
  const nights = (...middles: number[]): Point['values'] => ({
    middle_x: [middles.reduce((sum, each) => sum + Math.cos(angle(each)), 0), middles.length],
    middle_y: [middles.reduce((sum, each) => sum + Math.sin(angle(each)), 0), middles.length],
  });

  it('of 23:50 and 0:10 is midnight, not noon', () => {
    expect((middleOfPoint(point('2026-11-16', nights(1430, 10))) ?? -1) % 1440).toBeCloseTo(0, 6);
    expect(middleOfPoint(point('2026-11-16', nights(200, 220)))).toBeCloseTo(210, 6);
  });

  it('is unknown without times, or for nights all around the clock', () => {
    expect(middleOfPoint(null)).toBeNull();
    expect(middleOfPoint(point('2026-11-16', { hours: [8, 1] }))).toBeNull();
    expect(middleOfPoint(point('2026-11-16', nights(0, 720)))).toBeNull();
  });
});

describe('the senses beside what is usual', () => {
  const all = [count('auditory', 6, 'normal'), count('auditory', 1, 'veryHyper'), count('visual', 4, 'low')];

  it('are means of the period, and the median of all answers from five answers on', () => {
    const levels = senseLevels(
      [count('auditory', 1, 'hyper'), count('auditory', 1, 'veryHyper'), count('visual', 2, 'low')],
      all,
    );
    expect(levels.find(({ sense }) => sense === 'auditory')).toEqual({
      sense: 'auditory',
      level: 4.5,
      answers: 2,
      usual: 3,
    });
    expect(levels.find(({ sense }) => sense === 'visual')).toMatchObject({ level: 2, usual: null });
    expect(levels.find(({ sense }) => sense === 'tactile')).toMatchObject({ level: null, answers: 0 });
    expect(besideUsual(levels)).toEqual({ above: ['auditory'], below: [], known: true });
  });

  it('are not compared without a usual value', () => {
    expect(besideUsual(senseLevels([count('visual', 2, 'low')], []))).toEqual({ above: [], below: [], known: false });
  });
});

describe('days without a record of a medicine', () => {
  it('count from the first dose in the period, and are null for a medicine taken as needed', () => {
    expect(daysWithoutRecord([count('A', 3, '', calendarDate('2026-11-13'))], 'A', today)).toBe(7);
    expect(daysWithoutRecord([], 'B', today)).toBeNull();
  });
});

describe('cycles', () => {
  const period = (start: string): (readonly [CalendarDate, string])[] =>
    [0, 1, 2].map((day) => [addDays(calendarDate(start), day), 'period'] as const);

  it('run from one period to the next; the last one is not complete', () => {
    const marks = [...period('2026-08-01'), ...period('2026-08-29'), ...period('2026-09-28')];
    expect(endedCycles({ marks, counts: {} }).map(({ length }) => length)).toEqual([28, 30]);
  });

  it('start on the reported day, and are skipped across months without a record', () => {
    const marks = [...period('2026-01-03'), ...period('2026-06-01'), ...period('2026-06-30')];
    const starts: Count[] = [['2026-06-28', '2026-06-30', 1, calendarDate('2026-06-30'), calendarDate('2026-06-30')]];
    expect(endedCycles({ marks, counts: { starts } })).toEqual([{ start: '2026-06-01', length: 27 }]);
    expect(endedCycles({ marks: [], counts: {} })).toEqual([]);
  });
});

describe('the sections', () => {
  const tables = new Set<string>(definitions.map(({ table }) => table));
  /** Journals without a section, with the reason. */
  const withoutSection = {
    routine_days: 'in what order the steps of a day stood',
    pet_actions: 'actions with the pet, which say nothing about the user’s days',
  };

  it('refer to pages of the registry and to tables of the features', () => {
    for (const { id, table } of journalList) {
      expect([id, registry.find((page) => page.id === id)?.tables?.includes(table)]).toEqual([id, true]);
      expect([table, tables.has(table)]).toEqual([table, true]);
    }
  });

  it('include every journal without a reason to be left out', () => {
    const shown = new Set<string>([...journalList.map(({ table }) => table), ...Object.keys(withoutSection)]);
    const journals = definitions.filter((definition) => 'page' in definition).map(({ table }) => table);
    expect(
      journals.filter((table) => !shown.has(table)),
      'a line in journal-list.ts ("Statistics and insights" in docs/extending.md), or a reason above',
    ).toEqual([]);
  });

  it.each(Object.entries(plainCharts))('have a message for every picture of %s in its journal', async (id, charts) => {
    const { default: words } = (await import(`../../features/${id}/messages/pt.ts`)) as {
      default: Readonly<Record<string, string>>;
    };
    for (const chart of charts) {
      const scale = 'unit' in chart && (chart.unit === 'level' || chart.unit === 'effort') ? chart.unit : null;
      const steps = scale === null ? [] : [1, 2, 3, 4, 5].map((step) => `${scale}${String(step)}`);
      for (const key of [chart.title, ...steps]) expect([key, words[key]]).toEqual([key, expect.any(String)]);
    }
  });
});

describe('the groups of journals', () => {
  it('are those of the sidebar, and each journal has one', () => {
    const groups = groupsOf(journalList, registry);
    expect(groups.flatMap(({ members }) => members)).toHaveLength(journalList.length);
    expect(groups.find(({ members }) => members.some(({ id }) => id === 'sleep'))?.group).toBe('body');
    expect(groupsOf([{ id: 'mood' }], registry).map(({ group }) => group)).toEqual(['feelings']);
  });
});
