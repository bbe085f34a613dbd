import { afterEach, expect, it, vi } from 'vitest';
import { askServer } from '#core/wire/ask-server.ts';
import { reasonOf, sendAlert } from './send-alert.ts';

vi.mock('#core/wire/ask-server.ts', () => ({ askServer: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

const request = { id: '1', date: '2026-11-22', language: 'pt', message: null } as const;
const answerTo = (onLine: boolean, problem: unknown) => {
  vi.stubGlobal('navigator', { onLine });
  vi.mocked(askServer).mockRejectedValueOnce(problem);
  return sendAlert(request);
};

it('reports `offline` for any failed request on a device without a network', async () => {
  expect(await answerTo(false, new TypeError('Failed to fetch'))).toBe('offline');
  expect(await answerTo(false, new DOMException('', 'TimeoutError'))).toBe('offline');
  expect(await answerTo(true, new DOMException('', 'TimeoutError'))).toBe('lost');
});

it.each([
  [new TypeError('Failed to fetch'), 'offline'],
  [new DOMException('', 'TimeoutError'), 'lost'],
])('after the network returned during the request, %o becomes %s', async (problem, outcome) => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.mocked(askServer).mockImplementationOnce(() => {
    vi.stubGlobal('navigator', { onLine: true });
    return Promise.reject(problem);
  });
  expect(await sendAlert(request)).toBe(outcome);
});

it('returns when the server accepts another alert after too many', async () => {
  const refusal = { status: 429, code: 'over_alert_limit', retryAfter: 1200 };
  expect(await answerTo(true, refusal)).toEqual({ kind: 'limit', seconds: 1200 });
  expect(await answerTo(true, { ...refusal, retryAfter: 0 })).toBe('limit');
});

it.each([
  [{ status: 403, code: 'alert_takes_premium' }, 'premium'],
  [{ status: 403, code: 'alert_takes_consent' }, 'consent'],
  [{ status: 422, code: 'alert_takes_contacts' }, 'contacts'],
  [{ status: 429, code: 'over_alert_limit' }, 'limit'],
  [{ status: 400, code: 'validation_failed' }, 'other'],
])('%o is a refusal by the server', (problem, reason) => {
  expect(reasonOf(problem)).toBe(reason);
});

it.each([
  { status: 502 },
  { status: 503, code: 'unexpected_failure' },
  { status: 429, code: 'over_request_rate_limit' },
  new TypeError('Failed to fetch'),
  new DOMException('', 'TimeoutError'),
])('%o does not show whether the server accepted the alert', (problem) => {
  expect(reasonOf(problem)).toBeUndefined();
});
