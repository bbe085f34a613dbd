import { describe, expect, it } from 'vitest';
import type { Fields } from '../../web/src/core/journal/fields.ts';
import { validate } from '../../web/src/core/journal/validate.ts';
import { calendarDate } from '../../web/src/lib/calendar-date.ts';
import { readDefinitions } from '../contract/support/read-definitions.ts';
import { readRights } from '../contract/support/read-rights.ts';
import { simulateYear } from './simulate-year.ts';
import { yearOfRows } from './year-of-rows.ts';

const last = calendarDate('2026-11-20');
const year = await yearOfRows(last, 'somebody');
const definitions = await readDefinitions();

/** Pearson's correlation. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (place: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[place], 0) / pairs.length;
  const [meanOne, meanOther] = [mean(0), mean(1)];
  const product = (a: 0 | 1, b: 0 | 1, means: readonly [number, number]) =>
    pairs.reduce((sum, pair) => sum + (pair[a] - means[a]) * (pair[b] - means[b]), 0);
  const means = [meanOne, meanOther] as const;
  return product(0, 1, means) / Math.sqrt(product(0, 0, means) * product(1, 1, means));
}

describe('the example year', () => {
  it('fills every table that a page keeps rows of the person in', async () => {
    const rights = await readRights();
    const tables = definitions.map(({ table }) => table).filter((table) => rights.get(table)?.owner === 'user_id');
    expect([...year].filter(([, rows]) => rows.length > 0).map(([table]) => table)).toEqual(expect.arrayContaining(tables));
  });

  it('is the same each time, ids included, and no id comes twice', async () => {
    expect(await yearOfRows(last, 'somebody')).toEqual(year);
    const ids = [...year.values()].flatMap((rows) => rows.map((row) => row['id']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(definitions.filter(({ table }) => year.has(table)).map((definition) => [definition.table, definition] as const))(
    'writes in %s what its definition takes',
    (table, { fields }) => {
      const problems = year
        .get(table)!
        .flatMap((row) => Object.entries(validate(fields as Fields, row)).map((each) => [row, each]));
      expect(problems.slice(0, 3)).toEqual([]);
    },
  );

  it('has days without any record, and hard days that follow short nights', () => {
    const days = simulateYear(last);
    expect(days).toHaveLength(365);
    expect(days.at(-1)!.date).toBe(last);
    expect(days.filter(({ diligence }) => diligence === 0).length).toBeGreaterThan(20);
    expect(correlation(days.map(({ slept, energy }) => [slept, energy]))).toBeGreaterThan(0.3);
    expect(correlation(days.slice(1).map(({ stress }, index) => [stress, days[index]!.stress]))).toBeGreaterThan(0.5);
  });
});
