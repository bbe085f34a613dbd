import { expect, it } from 'vitest';
import { isAtHand } from './use-alert.ts';

it('an alert stays for an hour; then the button returns', () => {
  const askedAt = '2026-11-22T10:00:00.000Z';
  expect(isAtHand({ askedAt }, Date.parse('2026-11-22T10:59:00Z'))).toBe(true);
  expect(isAtHand({ askedAt }, Date.parse('2026-11-22T11:00:00Z'))).toBe(false);
});

it('after too many alerts the result stays until the server accepts another, and then the button returns', () => {
  const refused = { askedAt: '2026-11-22T10:00:00.000Z', againAt: '2026-11-22T10:40:00.000Z' };
  expect(isAtHand(refused, Date.parse('2026-11-22T10:39:59Z'))).toBe(true);
  expect(isAtHand(refused, Date.parse('2026-11-22T10:40:00Z'))).toBe(false);
});
