import { describe, expect, it } from 'vitest';
import type { Fields } from '../../web/src/core/journal/fields.ts';
import { validate } from '../../web/src/core/journal/validate.ts';
import { addDays, calendarDate, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '../../web/src/lib/clock-time.ts';
import { readDefinitions } from '../contract/support/read-definitions.ts';
import { readRights } from '../contract/support/read-rights.ts';
import { simulateYear } from './simulate-year.ts';
import type { Columns } from './demo-table.ts';
import { yearOfRows } from './year-of-rows.ts';

const last = calendarDate('2026-11-20');
const year = await yearOfRows(last, 'somebody');
const definitions = await readDefinitions();

/** Pearson's correlation coefficient. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (place: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[place], 0) / pairs.length;
  const [meanOne, meanOther] = [mean(0), mean(1)];
  const product = (a: 0 | 1, b: 0 | 1, means: readonly [number, number]) =>
    pairs.reduce((sum, pair) => sum + (pair[a] - means[a]) * (pair[b] - means[b]), 0);
  const means = [meanOne, meanOther] as const;
  return product(0, 1, means) / Math.sqrt(product(0, 0, means) * product(1, 1, means));
}

describe('the example year', () => {
  it('fills every table of user data that a page shows', async () => {
    const rights = await readRights();
    const tables = definitions.map(({ table }) => table).filter((table) => rights.get(table)?.owner === 'user_id');
    expect([...year].filter(([, rows]) => rows.length > 0).map(([table]) => table)).toEqual(expect.arrayContaining(tables));
  });

  it('is the same each time, ids included, without duplicate ids', async () => {
    expect(await yearOfRows(last, 'somebody')).toEqual(year);
    const ids = [...year.values()].flatMap((rows) => rows.map((row) => row['id']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(definitions.filter(({ table }) => year.has(table)).map((definition) => [definition.table, definition] as const))(
    'in %s contains only values that its definition accepts',
    (table, { fields }) => {
      const problems = year
        .get(table)!
        .flatMap((row) => Object.entries(validate(fields as Fields, row)).map((each) => [row, each]));
      expect(problems.slice(0, 3)).toEqual([]);
    },
  );

  it('has the same columns in all rows of a table, because one request inserts many rows', () => {
    const uneven = [...year].filter(([, rows]) => new Set(rows.map((row) => Object.keys(row).sort().join())).size > 1);
    expect(uneven.map(([table]) => table)).toEqual([]);
  });

  it('has days without records, and hard days after short nights', () => {
    const days = simulateYear(last);
    expect(days).toHaveLength(365);
    expect(days.at(-1)!.date).toBe(last);
    expect(days.filter(({ diligence }) => diligence === 0).length).toBeGreaterThan(20);
    expect(correlation(days.map(({ slept, energy }) => [slept, energy]))).toBeGreaterThan(0.3);
    expect(correlation(days.slice(1).map(({ stress }, index) => [stress, days[index]!.stress]))).toBeGreaterThan(0.5);
  });
});

/** Tables of plans, which may have future dates. */
const planned = ['appointments', 'hypotheses', 'reminders', 'visits'];
const evenings = ['bed_time', 'tried_time'];

describe.each(['00:05', '07:30', '12:00', '23:55'])('the example year at %s', async (hour) => {
  const until = momentOf(last, hour);
  const now = await yearOfRows(last, 'somebody', { until });
  const all = [...now].flatMap(([table, rows]) => rows.map((row) => ({ table, row })));

  it('contains nothing in the future except plans', () => {
    expect(all.filter(({ row }) => new Date(String(row['created_at'])) > until)).toEqual([]);
    const written = all.filter(({ table }) => !planned.includes(table));
    const later = written.flatMap(({ table, row }) =>
      Object.entries(row)
        .filter(([name]) => name !== 'id' && !evenings.includes(name))
        .filter(([, value]) => typeof value === 'string')
        .filter(([, value]) =>
          /^\d{4}-\d\d-\d\d$/.test(String(value))
            ? String(value) > last
            : row['date'] === last && /^\d\d:\d\d$/.test(String(value)) && String(value) > hour,
        )
        .map((each) => [table, each]),
    );
    expect(later).toEqual([]);
  });

  it('has the doses of the day whose time has come, and no others', () => {
    const doses = (now.get('medication_doses') ?? []).filter(({ date, planned: time }) => date === last && time !== null);
    // The demo user records each dose at most forty minutes after its time.
    const due = ['08:00', '13:00', '22:00'].filter((time) => `${time.slice(0, 2)}:41` < hour);
    expect(doses.map((dose) => dose['planned'])).toEqual(due);
  });

  it('has therapy each week, also in coming weeks', () => {
    const therapy = (now.get('appointments') ?? []).filter(({ name }) => name === 'Terapia');
    const days = therapy.map(({ date }) => date as CalendarDate);
    expect(new Set(days.slice(1).map((day, index) => daysBetween(days[index]!, day)))).toEqual(new Set([7]));
    expect(days.filter((day) => day > last).length).toBeGreaterThanOrEqual(4);
  });

  it('has an entry of the last week in each journal', () => {
    const rare = ['crisis_events', 'menstrual_entries', 'analysis_entries', 'readings', 'routine_days'];
    const ofDays = (rows: readonly Columns[]) => rows.some((row) => 'date' in row);
    const recent = (rows: readonly Columns[]) => rows.some((row) => String(row['date']) > addDays(last, -8));
    const journals = [...now].filter(([table, rows]) => ofDays(rows) && !rare.includes(table));
    expect(journals.filter(([, rows]) => !recent(rows)).map(([table]) => table)).toEqual([]);
    expect(journals.length).toBeGreaterThan(15);
  });
});

it('continues where an earlier start ended, without duplicates', async () => {
  const noon = momentOf(last, '12:00');
  const before = await yearOfRows(last, 'somebody', { until: noon });
  const later = addDays(last, 3);
  const since = await yearOfRows(later, 'somebody', { after: noon, until: momentOf(later, '12:00') });
  for (const [table, rows] of since) {
    const old = (before.get(table) ?? []).filter((row) => 'date' in row);
    const early = rows.filter((row) => 'date' in row && new Date(String(row['created_at'])) <= noon);
    expect([table, early]).toEqual([table, []]);
    expect(rows.filter(({ id }) => old.some((row) => row['id'] === id)).map(() => table)).toEqual([]);
  }
  const therapy = [...(before.get('appointments') ?? []), ...(since.get('appointments') ?? [])];
  expect(new Set(therapy.map(({ date, name }) => `${String(date)} ${String(name)}`)).size).toBe(therapy.length);
});
