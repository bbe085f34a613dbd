import { afterEach, expect, it, vi } from 'vitest';
import { appearancesOfThisRun } from './appearances.ts';
import { filesOfThisRun, isInFifthOfThisRun, ofThisRun } from './rotation.ts';

afterEach(() => vi.unstubAllEnvs());

it('without a rotation a run uses the first appearance; COGN_ROTATION reaches every theme in every language and both sizes', () => {
  vi.stubEnv('COGN_LONG', undefined);
  vi.stubEnv('COGN_ROTATION', undefined);
  expect(appearancesOfThisRun()).toEqual([{ theme: 'pastel', language: 'pt', width: 390 }]);
  const met = Array.from({ length: 8 * 7 }, (_, number) => {
    vi.stubEnv('COGN_ROTATION', String(number));
    return appearancesOfThisRun()[0]!;
  });
  expect(new Set(met.map(({ theme, language }) => `${theme} ${language}`)).size).toBe(4 * 7);
  expect(new Set(met.map(({ language, width }) => `${language} ${String(width)}`)).size).toBe(7 * 2);
});

it('a long run covers every language at both sizes', () => {
  vi.stubEnv('COGN_LONG', '1');
  expect(new Set(appearancesOfThisRun().map(({ language, width }) => `${language} ${String(width)}`)).size).toBe(7 * 2);
});

it('five rotations cover every page, and as many as there are choices cover every choice; a long run covers all', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'];
  const met = (turns: number, take: () => readonly string[]) =>
    Array.from({ length: turns }, (_, number) => {
      vi.stubEnv('COGN_ROTATION', String(4_000_000_000 + number));
      return take();
    }).flat();
  vi.stubEnv('COGN_LONG', undefined);
  expect(met(5, () => pages.filter(isInFifthOfThisRun)).sort()).toEqual(pages);
  expect(met(5, () => ofThisRun(pages)).sort()).toEqual(pages);
  vi.stubEnv('COGN_LONG', '1');
  expect(pages.filter(isInFifthOfThisRun)).toEqual(pages);
  expect(ofThisRun(pages)).toEqual(pages);
});

it('rotations together include every file, each one the files about harm, and without COGN_BY_TURN a run includes all', () => {
  const files = ['calendar', 'crisis', 'mood', 'sleep', 'water'];
  vi.stubEnv('COGN_BY_TURN', '1');
  const met = ['6', '7'].map((number) => {
    vi.stubEnv('COGN_ROTATION', number);
    return filesOfThisRun(files, 2);
  });
  expect(met).toEqual([
    ['calendar', 'crisis', 'mood', 'water'],
    ['crisis', 'sleep'],
  ]);
  vi.stubEnv('COGN_BY_TURN', undefined);
  expect(filesOfThisRun(files, 2)).toEqual(files);
});
