import { expect, test } from 'vitest';
import { withoutQuestion } from './bare-styles.ts';

test('a mixed colour stands without the question whether the browser can mix', () => {
  const mixed = '.a{color:color-mix(in srgb, var(--a), var(--b) 40%)}';
  const asked = `@supports (color:color-mix(in lab, red, red)){${mixed}}`;

  expect(withoutQuestion(`.a{color:var(--a)}${asked}@media print{.b{color:red}${asked}}.c{color:red}`)).toBe(
    `.a{color:var(--a)}${mixed}@media print{.b{color:red}${mixed}}.c{color:red}`,
  );
});

test('other questions stay', () => {
  const rule = '@supports (display:grid){.a{display:grid}}';
  expect(withoutQuestion(rule)).toBe(rule);
});
