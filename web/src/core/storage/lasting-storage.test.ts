import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let asked = 0;
const browser = (name: 'firefox' | 'other', lasts = false) => {
  vi.stubGlobal('CSS', { supports: () => name === 'firefox' });
  const persist = () => {
    asked += 1;
    return Promise.resolve(true);
  };
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(lasts), persist } });
};

beforeEach(() => {
  asked = 0;
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

it('asks the browser once to keep what waits, and not where it keeps it already', async () => {
  browser('other');
  const { keepWhatWaits, canAskToKeep } = await import('./lasting-storage.ts');
  await keepWhatWaits();
  await keepWhatWaits();
  expect(asked).toBe(1);
  expect(await canAskToKeep()).toBe(false);
  browser('other', true);
  vi.resetModules();
  await (await import('./lasting-storage.ts')).keepWhatWaits();
  expect(asked).toBe(1);
});

it('leaves the question of Firefox to a tap', async () => {
  browser('firefox');
  const { askToKeep, canAskToKeep, keepWhatWaits } = await import('./lasting-storage.ts');
  await keepWhatWaits();
  expect(asked).toBe(0);
  expect(await canAskToKeep()).toBe(true);
  expect(await askToKeep()).toBe(true);
  expect(asked).toBe(1);
});

it('does nothing where a browser has no such thing', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('CSS', { supports: () => false });
  const { askToKeep, canAskToKeep, keepWhatWaits } = await import('./lasting-storage.ts');
  await expect(keepWhatWaits()).resolves.toBeUndefined();
  expect([await canAskToKeep(), await askToKeep()]).toEqual([false, false]);
});
