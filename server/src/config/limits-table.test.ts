import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mostContactsOfAnAlert } from '@cogn/shared/input-limits.ts';
import { allVariables } from './families.ts';

const root = join(import.meta.dirname, '../../..');
const page = await readFile(join(root, 'docs/operations.md'), 'utf8');
const [table = ''] = page.slice(page.indexOf('| what', page.indexOf('\n## Limits'))).split('\n\n');
const rows = table
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', most = '', where = '', details = '']) => ({ what, most, where, details }));

/**
 * Returns the value of a limit that the program declares. `where` is the third of the four cells of the limit's row
 * in docs/operations.md. It names a variable, or a file and a constant. A constant is a number or a product of numbers.
 */
async function declared(where: string): Promise<number | undefined> {
  const [first = '', name] = [...where.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  if (name === undefined) return Number(allVariables[first]?.default);
  const source = await readFile(join(root, first), 'utf8');
  const product = new RegExp(`\\b${name}(?:: | = )([\\d_]+(?: \\* [\\d_]+)*)`).exec(source)?.[1];
  return product?.split(' * ').reduce((sum, part) => sum * Number(part.replaceAll('_', '')), 1);
}

it('the documentation has a table of limits', () => {
  expect(rows.length).toBeGreaterThan(30);
});

it.each(rows)('$what: $most is what $where says', async ({ most, where }) => {
  const number = (await declared(where)) ?? Number.NaN;
  const words = [`${number.toLocaleString('en')} `, `${String(number / 1024)} kB`, `${String(number / 1024 ** 2)} MB`];
  expect(words.some((word) => `${most} `.startsWith(word) || `${most} `.startsWith(`${word} `))).toBe(true);
});

it('the table states the texts of a day: the alerts of a day, each to all contacts of an alert', () => {
  const rowOf = (name: string) => rows.find(({ what }) => what === name);
  const alertsADay = Number(rowOf('crisis alerts of one person')?.most.match(/(\d+) a day/)?.[1]);
  expect(rowOf('contacts of one alert')?.details).toContain(
    `At most ${String(alertsADay * mostContactsOfAnAlert)} texts a day`,
  );
});

it('the table has every variable of the family of limits', () => {
  const named = rows.map(({ where }) => where);
  for (const name of Object.keys(allVariables).filter((each) => each.startsWith('LIMIT_')))
    expect(named).toContain(`\`${name}\``);
});
