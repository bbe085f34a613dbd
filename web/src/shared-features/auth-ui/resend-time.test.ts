import { expect, it } from 'vitest';
import { nextResend } from './resend-time.ts';

const sentAt = Date.parse('2026-11-21T14:30:20');

it('lets a message be asked for again once the interval has passed', () => {
  expect(nextResend(sentAt, sentAt + 59_999, 60_000)).toBe(sentAt + 60_000);
  expect(nextResend(sentAt, sentAt + 60_000, 60_000)).toBeNull();
  expect(nextResend(null, sentAt, 60_000)).toBeNull();
});
