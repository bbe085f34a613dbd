import { expect, test } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { renewalIsNear, renewalRest } from './renewal.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 23);

test('a closed banner stays hidden for a week across visits, for this user alone', () => {
  const storage = memoryStorage();
  expect(renewalRest('ana', storage).isOn(now)).toBe(false);
  renewalRest('ana', storage).begin(now);
  expect(renewalRest('ana', storage).isOn(now)).toBe(true);
  expect(renewalRest('ana', storage).isOn(now + 7 * day - 1)).toBe(true);
  expect(renewalRest('ana', storage).isOn(now + 7 * day)).toBe(false);
  expect(renewalRest('rui', storage).isOn(now)).toBe(false);
});

test.each([
  ['what is broken', 'x'],
  ['a moment that has not come', String(now + day)],
])('%s does not hide it', (_name, stored) => {
  expect(renewalRest('ana', memoryStorage({ 'cogn-renewal:ana': stored })).isOn(now)).toBe(false);
});

test('offers renewal only in the last thirty days', () => {
  expect(renewalIsNear(30 * day, 0)).toBe(false);
  expect(renewalIsNear(30 * day - 1, 0)).toBe(true);
  expect(renewalIsNear(1, 0)).toBe(true);
});

test('shows nothing once premium has ended', () => {
  expect(renewalIsNear(0, 0)).toBe(false);
  expect(renewalIsNear(-day, 0)).toBe(false);
});
