import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(resolve(root, 'docs/asvs.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([line, level, asked, state, how, proof = '']) => ({ line, level, asked, state, how, proof: proof.trim() }));

/** The cited tests, each written as `path`: title. `<br>` separates several tests in one cell. */
const proofs = rows.flatMap(({ line, proof }) =>
  proof
    .split('<br>')
    .filter(Boolean)
    .map((one) => {
      const [, path = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? [];
      return { line, path, name };
    }),
);

it('cites only tests that exist, by their exact titles', () => {
  expect(proofs.length).toBeGreaterThan(80);
  const missing = proofs.filter(({ path, name }) => {
    const file = resolve(root, path);
    if (name === '' || !existsSync(file)) return true;
    const source = readFileSync(file, 'utf8');
    return !["'", '`', '"'].some((quote) => source.includes(quote + name));
  });
  expect(missing).toEqual([]);
});

it('cites only documents and sections that exist', () => {
  const documents = [...text.matchAll(/\]\(([^)]+)\)(?:, “([^”]+)”)?/g)].map(([, path, part]) => ({ path, part }));
  expect(documents.length).toBeGreaterThan(5);
  const missing = documents.filter(({ path, part }) => {
    const file = resolve(root, 'docs', path);
    return !existsSync(file) || (part !== undefined && !readFileSync(file, 'utf8').includes(part));
  });
  expect(missing).toEqual([]);
});

it('gives every requirement marked as met a test, a document or a review', () => {
  const claimed = rows.filter(
    ({ state, proof, how }) => state === 'met' && proof === '' && !/by reading|\]\(|migrations/.test(how),
  );
  expect(claimed.map(({ line }) => line)).toEqual([]);
  expect(rows.filter(({ state, how }) => state !== 'met' && how === '')).toEqual([]);
});

it('states the correct totals', () => {
  const counts = Object.entries(Object.groupBy(rows, ({ state }) => state)).map(([state, of]) => `${of.length} ${state}`);
  const summary = text.slice(text.indexOf('## In short'));
  expect(summary).toContain(`Of ${rows.length} lines`);
  for (const count of counts) expect(summary).toContain(count);
});
