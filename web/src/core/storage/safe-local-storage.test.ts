import { expect, test } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { layOver } from './safe-local-storage.ts';

/** A full storage: it refuses every new value. */
function full(entries: Record<string, string>) {
  const storage = memoryStorage(entries);
  return {
    ...storage,
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
}

test('a full storage still returns its content, above all the session', () => {
  expect(layOver(full({ 'cogn-session': 'mine' })).getItem('cogn-session')).toBe('mine');
});

test('values without room last for this visit, and removed ones are gone', () => {
  const storage = layOver(full({ 'cogn-session': 'mine' }));
  storage.setItem('cogn-session', 'newer');
  expect(storage.getItem('cogn-session')).toBe('newer');
  storage.removeItem('cogn-session');
  expect(storage.getItem('cogn-session')).toBeNull();
});

test('without any storage everything stays in memory', () => {
  const storage = layOver(undefined);
  storage.setItem('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
});
