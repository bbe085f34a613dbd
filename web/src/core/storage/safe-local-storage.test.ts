import { expect, test } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { layOver } from './safe-local-storage.ts';

/** A storage without room for one more letter. */
function full(kept: Record<string, string>) {
  const storage = memoryStorage(kept);
  return {
    ...storage,
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
}

test('a storage that is full still gives what it kept, the session above all', () => {
  expect(layOver(full({ 'cogn-session': 'mine' })).getItem('cogn-session')).toBe('mine');
});

test('what it has no room for holds for this visit, and what is removed is gone', () => {
  const storage = layOver(full({ 'cogn-session': 'mine' }));
  storage.setItem('cogn-session', 'newer');
  expect(storage.getItem('cogn-session')).toBe('newer');
  storage.removeItem('cogn-session');
  expect(storage.getItem('cogn-session')).toBeNull();
});

test('without any storage all is kept in memory', () => {
  const storage = layOver(undefined);
  storage.setItem('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
});
