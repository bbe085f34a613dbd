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

it('asks the browser once for persistent storage, and not if it is persistent already', async () => {
  browser('other');
  const { requestPersistence, canOfferPersistence } = await import('./persistent-storage.ts');
  await requestPersistence();
  await requestPersistence();
  expect(asked).toBe(1);
  expect(await canOfferPersistence()).toBe(false);
  browser('other', true);
  vi.resetModules();
  await (await import('./persistent-storage.ts')).requestPersistence();
  expect(asked).toBe(1);
});

it('in Firefox only a tap asks', async () => {
  browser('firefox');
  const { askForPersistence, canOfferPersistence, requestPersistence } = await import('./persistent-storage.ts');
  await requestPersistence();
  expect(asked).toBe(0);
  expect(await canOfferPersistence()).toBe(true);
  expect(await askForPersistence()).toBe(true);
  expect(asked).toBe(1);
});

it('does nothing in a browser without persistent storage', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('CSS', { supports: () => false });
  const { askForPersistence, canOfferPersistence, requestPersistence } = await import('./persistent-storage.ts');
  await expect(requestPersistence()).resolves.toBeUndefined();
  expect([await canOfferPersistence(), await askForPersistence()]).toEqual([false, false]);
});
