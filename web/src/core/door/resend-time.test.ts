import { expect, it } from 'vitest';
import { nextResend } from './resend-time.ts';

const sentAt = Date.parse('2026-11-21T14:30:20');

it('lets a message be asked for again after sixty seconds', () => {
  expect(nextResend(sentAt, sentAt + 59_999)).toBe(sentAt + 60_000);
  expect(nextResend(sentAt, sentAt + 60_000)).toBeNull();
  expect(nextResend(null, sentAt)).toBeNull();
});
