import { afterEach, expect, it, vi } from 'vitest';
import { looksOfThisRun } from './looks.ts';

afterEach(() => vi.unstubAllEnvs());

it('a short run takes the same look each time, and COGN_ROTATION leads to every theme in every language and both sizes', () => {
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
