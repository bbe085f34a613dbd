import { expect, it } from 'vitest';
import { nextResend, timeOfDay } from './resend-time.ts';

const sentAt = Date.parse('2026-11-21T14:30:20');

it('lets a mail be asked for again after sixty seconds', () => {
  expect(nextResend(sentAt, sentAt + 59_999)).toBe(sentAt + 60_000);
  expect(nextResend(sentAt, sentAt + 60_000)).toBeNull();
  expect(nextResend(null, sentAt)).toBeNull();
});

it('names a time that is never too early', () => {
  expect(timeOfDay(sentAt + 60_000, 'pt-BR')).toBe('14:32');
  expect(timeOfDay(Date.parse('2026-11-21T14:31:00'), 'pt-BR')).toBe('14:31');
});
