import { expect, it } from 'vitest';
import { nextResend, timeOfDay } from './resend-time.ts';

const sentAt = Date.parse('2026-11-21T14:30:20');

it('allows another message once the interval has passed', () => {
  expect(nextResend(sentAt, sentAt + 59_999, 60_000)).toBe(sentAt + 60_000);
  expect(nextResend(sentAt, sentAt + 60_000, 60_000)).toBeNull();
  expect(nextResend(null, sentAt, 60_000)).toBeNull();
});

it('rounds the time up', () => {
  expect(timeOfDay(Date.parse('2026-11-21T14:31:20'), 'pt-BR')).toBe('14:32');
  expect(timeOfDay(Date.parse('2026-11-21T14:31:00'), 'pt-BR')).toBe('14:31');
});

it('writes an early hour in the language’s own way', () => {
  expect(timeOfDay(Date.parse('2026-11-21T03:22:10'), 'pt-BR')).toBe('03:23');
  expect(timeOfDay(Date.parse('2026-11-21T03:22:10'), 'en')).toMatch(/^3:23\sAM$/);
});
