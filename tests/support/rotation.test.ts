import { afterEach, expect, it, vi } from 'vitest';
import { looksOfThisRun } from './looks.ts';
import { isInThirdOfThisRun, ofThisRun } from './rotation.ts';

afterEach(() => vi.unstubAllEnvs());

it('without a turn a run takes the first look, and COGN_ROTATION leads to every theme in every language and both sizes', () => {
  vi.stubEnv('COGN_LONG', undefined);
  vi.stubEnv('COGN_ROTATION', undefined);
  expect(looksOfThisRun()).toEqual([{ theme: 'pastel', language: 'pt', width: 390 }]);
  const met = Array.from({ length: 8 * 7 }, (_, number) => {
    vi.stubEnv('COGN_ROTATION', String(number));
    return looksOfThisRun()[0]!;
  });
  expect(new Set(met.map(({ theme, language }) => `${theme} ${language}`)).size).toBe(4 * 7);
  expect(new Set(met.map(({ language, width }) => `${language} ${String(width)}`)).size).toBe(7 * 2);
});

it('a long run has every language at both sizes', () => {
  vi.stubEnv('COGN_LONG', '1');
  expect(new Set(looksOfThisRun().map(({ language, width }) => `${language} ${String(width)}`)).size).toBe(7 * 2);
});

it('three turns lead to every page and as many turns as there are choices to every choice; a long run takes all', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'];
  const met = (turns: number, take: () => readonly string[]) =>
    Array.from({ length: turns }, (_, number) => {
      vi.stubEnv('COGN_ROTATION', String(4_000_000_000 + number));
      return take();
    }).flat();
  vi.stubEnv('COGN_LONG', undefined);
  expect(met(3, () => pages.filter(isInThirdOfThisRun)).sort()).toEqual(pages);
  expect(met(5, () => ofThisRun(pages)).sort()).toEqual(pages);
  vi.stubEnv('COGN_LONG', '1');
  expect(pages.filter(isInThirdOfThisRun)).toEqual(pages);
  expect(ofThisRun(pages)).toEqual(pages);
});
