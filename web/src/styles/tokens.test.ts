import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function themeColours(theme: string): Record<string, string> {
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

/** WCAG 2.2 relative luminance of an #rrggbb colour. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const softTones = ['primary', 'accent', 'positive', 'caution', 'problem'];
const charts = [1, 2, 3, 4, 5, 6].map((number) => `chart-${number}`);

const textPairs: [string, string][] = [
  ...['ink', 'muted', ...softTones].flatMap((text) => surfaces.map((under): [string, string] => [text, under])),
  ...softTones.flatMap((tone): [string, string][] => [
    ['ink', `${tone}-soft`],
    ['muted', `${tone}-soft`],
    [tone, `${tone}-soft`],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-problem', 'problem'],
];
const markPairs: [string, string][] = [
  ...['edge', 'focus', 'primary', ...charts].flatMap((mark) => surfaces.map((under): [string, string] => [mark, under])),
  ...softTones.map((tone): [string, string] => ['focus', `${tone}-soft`]),
  ['edge', 'primary-soft'],
];

describe.each(['pastel', 'light', 'dark', 'sereneBlue'])('the %s theme', (theme) => {
  const colours = themeColours(theme);

  it('defines every token', () => {
    expect(Object.keys(colours).sort()).toEqual(Object.keys(themeColours('pastel')).sort());
    expect(Object.keys(colours).length).toBeGreaterThan(25);
  });
  it.each(textPairs)('reads %s on %s at 4.5:1 or more', (text, under) => {
    expect(contrast(colours[text]!, colours[under]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(markPairs)('shows the mark %s on %s at 3:1 or more', (mark, under) => {
    expect(contrast(colours[mark]!, colours[under]!)).toBeGreaterThanOrEqual(3);
  });
  it('has neither pure black nor pure white', () => {
    expect(Object.values(colours)).not.toContain('#000000');
    expect(Object.values(colours)).not.toContain('#ffffff');
  });
});
