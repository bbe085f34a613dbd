import { expect, test } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { rememberWantedPage, takeWantedPage } from './wanted-page.ts';

test('the plans lead back to the requested page, once', () => {
  const storage = memoryStorage();
  rememberWantedPage('/mood?date=2026-11-20', storage);
  expect(takeWantedPage(storage)).toBe('/mood?date=2026-11-20');
  expect(takeWantedPage(storage)).toBe('/');
});

test.each(['//elsewhere.example', 'https://elsewhere.example', '/mood?next=//elsewhere', ''])(
  'never leads to another site: "%s"',
  (path) => {
    const storage = memoryStorage();
    rememberWantedPage(path, storage);
    expect(takeWantedPage(storage)).toBe('/');
  },
);

test('a browser without storage leads home', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  };
  rememberWantedPage('/mood', full);
  expect(takeWantedPage(full)).toBe('/');
});
