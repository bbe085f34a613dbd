import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const moreContrast = readFileSync(new URL('./contrast.css', import.meta.url), 'utf8');

function themeColours(theme: string, css = tokens): Record<string, string> {
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

const icons = readFileSync(new URL('./icon-colours.css', import.meta.url), 'utf8');
const iconColours = ['pink', 'green', 'light-blue', 'dark-blue', 'gray', 'purple', 'yellow', 'orange'];
/** The backgrounds of icons: page, card, dialog, and the current page in the sidebar. */
const underIcons = ['surface', 'surface-raised', 'surface-sunken', 'primary-soft'];

/** The icon colours of a theme: the dark theme has its own set, the light themes share one. */
function iconsOf(theme: string): Record<string, string> {
  const [light = '', dark = ''] = icons.split("[data-theme='dark']");
  return Object.fromEntries(
    [...(theme === 'dark' ? dark : light).matchAll(/--icon-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [
      name,
      hex,
    ]),
  );
}

/** Mixes two colours as CSS does in srgb; `share` of the second colour, 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const part = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(['pastel', 'light', 'dark', 'sereneBlue'])('the icons of the %s theme', (theme) => {
  const colours = themeColours(theme);
  const stronger = { ...colours, ...themeColours(theme, moreContrast) };
  const iconInk = Number(/more-contrast \{\s*--icon-ink: (\d+)%/.exec(icons)?.[1]) / 100;

  // The stickers of thoughts have mixes of two icon colours.
  it.each(iconColours)('shows %s and its mixes at 3:1 or more wherever they lie, at 4.5:1 with more contrast', (name) => {
    const of = iconsOf(theme);
    for (const other of iconColours) {
      const hex = mix(of[name]!, of[other]!, 0.5);
      for (const under of underIcons) {
        expect(contrast(hex, colours[under]!), `${other} ${under}`).toBeGreaterThanOrEqual(3);
        expect(contrast(mix(hex, stronger['ink']!, iconInk), stronger[under]!), under).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
  it('shows the white icon as white, on a background of its own', () => {
    const { white, ground } = iconsOf(theme) as { white: string; ground: string };
    expect(contrast(white, ground)).toBeGreaterThanOrEqual(7);
    expect(luminance(white)).toBeGreaterThan(0.9);
  });
  it('has no two alike', () => {
    expect(new Set(Object.values(iconsOf(theme))).size).toBe(10);
  });
});

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
  describe('with more contrast', () => {
    const stronger = { ...colours, ...themeColours(theme, moreContrast) };

    it('changes tokens that exist, and only these', () => {
      expect(Object.keys(stronger)).toEqual(Object.keys(colours));
      expect(stronger['muted']).not.toBe(colours['muted']);
    });
    it.each(textPairs)('reads %s on %s at 7:1 or more', (text, under) => {
      expect(contrast(stronger[text]!, stronger[under]!)).toBeGreaterThanOrEqual(7);
    });
    it.each(markPairs)('shows the mark %s on %s at 4.5:1 or more', (mark, under) => {
      expect(contrast(stronger[mark]!, stronger[under]!)).toBeGreaterThanOrEqual(4.5);
    });
    it('separates by lines of 3:1 or more', () => {
      for (const under of ['surface', 'surface-raised']) {
        expect(contrast(stronger['line']!, stronger[under]!)).toBeGreaterThanOrEqual(3);
      }
    });
  });
  it('has neither pure black nor pure white', () => {
    expect(Object.values(colours)).not.toContain('#000000');
    expect(Object.values(colours)).not.toContain('#ffffff');
  });
});

it.each(['pastel', 'light', 'dark', 'sereneBlue'])('water is blue in the %s theme', (theme) => {
  // Each theme orders its chart colours differently; water is the blue one.
  const named = (css: string) => /--water: var\(--(chart-\d)\)/.exec(css)?.[1];
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';
  const hex = themeColours(theme)[named(block) ?? named(tokens) ?? ''] ?? '';
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  expect([blue > green, green > red]).toEqual([true, true]);
});
