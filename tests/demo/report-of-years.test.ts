import { expect, it } from 'vitest';
import type { Fields } from '../../web/src/core/journal/fields.ts';
import { makeReportOf, pagesOf, recordsIn, reportInputOf } from './report-of-years.ts';

const input = await reportInputOf(1, 'pt', 'all records');

// Measured on 2026-11-28: 53 pages and 0.42 MB. The margin is for further example records, not for larger lines.
it('has at most 60 pages and 3 MB in the report of a year with all records', async () => {
  const report = await makeReportOf(input);
  expect(pagesOf(report)).toBeGreaterThan(2);
  expect(pagesOf(report)).toBeLessThanOrEqual(60);
  expect(report.length).toBeLessThan(3e6);
});

it('keeps every text of the person, and counts every record', () => {
  const { text, count } = recordsIn(input);
  const rows = [...input.rows].flatMap(([table, all]) => all.map((row) => ({ table, row: row as Record<string, unknown> })));
  const fieldsOf = new Map(input.tables.map(({ table, fields }) => [table, Object.entries(fields as Fields)]));
  const texts = rows.flatMap(({ table, row }) =>
    (fieldsOf.get(table) ?? []).flatMap(([name, field]) => {
      const value = row[name];
      return field.kind === 'text' && !name.endsWith('_id') && typeof value === 'string' ? [{ table, name, value }] : [];
    }),
  );
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter(({ value }) => !text.includes(value))).toEqual([]);
  const counted = input.tables.filter(({ isDated }) => isDated).map(({ table }) => input.rows.get(table)?.length ?? 0);
  expect(count).toBeGreaterThanOrEqual(counted.reduce((sum, each) => sum + each, 0));
});
