import { expect, it } from 'vitest';
import { readPortableFile } from './read-portable-file.ts';

const read = (tables: object, version: unknown = 1) =>
  readPortableFile(`\uFEFF${JSON.stringify({ format: 'cogn-export', version, tables })}`);

it('names the tables and columns that the app does not know, each once', () => {
  const glasses = [{ amount_ml: 300, colour: 'blue' }, { colour: 'green' }, null];
  expect(read({ water_entries: glasses, dreams: [{}] })).toMatchObject({
    kind: 'file',
    file: { rows: new Map([['water_entries', glasses]]), unknown: ['water_entries.colour', 'dreams'], leftOut: 0 },
  });
});

it('reads a file with more unknown columns than a function takes arguments', () => {
  const columns = Object.fromEntries(Array.from({ length: 130_000 }, (_, index) => [`x${index}`, 0]));
  const reading = read({ water_entries: [columns] });
  expect(reading.kind === 'file' && reading.file.unknown.length).toBe(130_000);
});

it('counts the rows that belong to one account, such as consents, and takes none of them', () => {
  expect(read({ consents: [{}, {}], crisis_deliveries: [{}] })).toMatchObject({ file: { leftOut: 3, unknown: [] } });
});

it('refuses a file with a version or a table of another form as damaged', () => {
  for (const damaged of [read({}, '1'), read({}, 0), read({ water_entries: {} })])
    expect(damaged).toEqual({ kind: 'damaged' });
});
