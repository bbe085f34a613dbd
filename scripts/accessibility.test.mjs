import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Compares docs/accessibility.md with the code. It must list every comfort rule, and every test that it cites must exist. */

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(resolve(root, 'docs/accessibility.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+ /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([rule, asked, kind, held = '']) => ({ rule: Number(rule), asked, kind, held }));

/** The cited tests, each written as `path`: title. `<br>` separates several tests in one cell. */
const proofs = [...text.matchAll(/`([^`]+\.(?:ts|tsx|mjs))`: (.+?)(?=<br>| \|$| \|\n|\n)/gm)].map(([, path, name]) => ({
  path,
  name,
}));

it('lists the thirty comfort rules in order', () => {
  expect(rows.map(({ rule }) => rule)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

it('cites only tests that exist, by their exact titles', () => {
  expect(proofs.length).toBeGreaterThan(40);
  const missing = proofs.filter(({ path, name }) => {
    const file = resolve(root, path);
    if (!existsSync(file)) return true;
    const source = readFileSync(file, 'utf8');
    return !["'", '`', '"'].some((quote) => source.includes(quote + name.trim()));
  });
  expect(missing).toEqual([]);
});

it('gives every rule a test, a dated visual check, or the note that nothing checks it', () => {
  const bare = rows.filter(
    ({ kind, held }) =>
      !/`[^`]+\.(ts|tsx|mjs)`: /.test(held) &&
      !(kind.includes('E') && /20\d\d-\d\d-\d\d/.test(held)) &&
      !held.startsWith('not held'),
  );
  expect(bare).toEqual([]);
});
