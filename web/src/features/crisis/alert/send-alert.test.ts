import { expect, it } from 'vitest';
import { reasonOf } from './send-alert.ts';

it.each([
  [{ status: 403, code: 'alert_takes_premium' }, 'premium'],
  [{ status: 403, code: 'alert_takes_consent' }, 'consent'],
  [{ status: 422, code: 'alert_takes_contacts' }, 'contacts'],
  [{ status: 429, code: 'over_alert_limit' }, 'limit'],
  [{ status: 400, code: 'validation_failed' }, 'other'],
])('%o is the server’s no', (problem, reason) => {
  expect(reasonOf(problem)).toBe(reason);
});

it.each([
  { status: 502 },
  { status: 503, code: 'unexpected_failure' },
  { status: 429, code: 'over_request_rate_limit' },
  new TypeError('Failed to fetch'),
  new DOMException('', 'TimeoutError'),
])('%o leaves open whether the server took the alert', (problem) => {
  expect(reasonOf(problem)).toBeUndefined();
});
