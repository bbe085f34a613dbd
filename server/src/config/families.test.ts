import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainVariables, variableRows } from './explain-variables.ts';
import { allVariables, families } from './families.ts';

const declared = Object.entries(allVariables);

describe('the declared variables', () => {
  it('are each declared once, in one family', () => {
    const names = families.flatMap(({ variables }) => Object.keys(variables));
    expect(names.length).toBeGreaterThan(40);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(declared)('%s: its default and its example can be used, and its meaning is one sentence', (_, variable) => {
    const { kind, default: standard, example, meaning } = variable;
    if (standard !== undefined) expect(kind.read(standard)).toBeDefined();
    expect(kind.read(example)).toBeDefined();
    expect(meaning).not.toMatch(/^[A-Z][a-z]+ [a-z]|\.$|\. [A-Z]/);
  });

  it('stand in docs/operations.md as they are declared: `npm run config -- --table` prints its table', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const [table = ''] = page.slice(page.indexOf('| variable')).split('\n\n');
    const cells = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    expect(cells.slice(2).map((row) => row.slice(1, -1))).toEqual(variableRows());
  });
});

describe('what is said of them', () => {
  it('reports of each whether it is set, and shows the value of none', () => {
    const environment = Object.fromEntries(declared.map(([name], index) => [name, `hunter${String(index)}-of-mine`]));
    const told = explainVariables(environment);
    for (const [name] of declared) expect(told).toMatch(new RegExp(`^  ${name}( |$)`, 'm'));
    expect(told.match(/here: +set$/gm)).toHaveLength(declared.length);
    expect(told).not.toMatch(/hunter\d/);
    expect(explainVariables({ PORT: '' }).match(/here: +not set$/gm)).toHaveLength(declared.length);
  });

  it('is of one variable alone when that is asked', () => {
    const told = explainVariables({}, new Set(['SMTP_URL']));
    expect(told).toContain('SMTP_URL  (secret)');
    expect(told.match(/here:/g)).toHaveLength(1);
  });
});
