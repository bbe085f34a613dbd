import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { bareIcon } from './bare-icons.ts';

const icons = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons');
const read = (name: string) => readFileSync(join(icons, `${name}.mjs`), 'utf8');

test('an icon keeps its lines and its name, and loses keys, size and older names', () => {
  const bare = bareIcon(read('triangle-exclamation-point'));

  expect(bare).toContain('"M12 17h.01"');
  expect(bare).toContain('name: "triangle-exclamation-point"');
  expect(bare).not.toMatch(/key:|size:|aliases:|'\.\.\/createLucideIcon\.mjs'/);
});

test('other forms than paths keep their attributes', () => {
  expect(bareIcon(read('lock'))).toMatch(/\["rect", \{ width: "18", height: "11".*\}\]/);
});

test('an older name that only passes an icon on stays as it is', () => {
  const code = read('triangle-alert');
  expect(bareIcon(code)).toBe(code);
});
