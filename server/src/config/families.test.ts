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

  it('match docs/operations.md: `npm run config -- --table` prints its table', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const [table = ''] = page.slice(page.indexOf('| variable')).split('\n\n');
    const cells = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    expect(cells.slice(2).map((row) => row.slice(1, -1))).toEqual(variableRows());
  });
});

describe('the explanation', () => {
  it('reports whether each variable is set, and shows no value', () => {
    const environment = Object.fromEntries(declared.map(([name], index) => [name, `hunter${String(index)}-of-mine`]));
    const explained = explainVariables(environment);
    for (const [name] of declared) expect(explained).toMatch(new RegExp(`^  ${name}( |$)`, 'm'));
    expect(explained.match(/here: +set$/gm)).toHaveLength(declared.length);
    expect(explained).not.toMatch(/hunter\d/);
    expect(explainVariables({ PORT: '' }).match(/here: +not set$/gm)).toHaveLength(declared.length);
  });

  it('covers only the requested variable', () => {
    const explained = explainVariables({}, new Set(['SMTP_URL']));
    expect(explained).toContain('SMTP_URL  (secret)');
    expect(explained.match(/here:/g)).toHaveLength(1);
  });
});
