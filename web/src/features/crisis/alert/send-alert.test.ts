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

it('reports `offline` only if a device without a network fails the request at once', async () => {
  expect(await answerTo(false, new TypeError('Failed to fetch'))).toBe('offline');
  expect(await answerTo(true, new TypeError('Failed to fetch'))).toBe('lost');
  expect(await answerTo(false, new DOMException('', 'TimeoutError'))).toBe('lost');
});

it('reports `lost` if the request failed late, because it may have reached the server', async () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(5000);
  expect(await answerTo(false, new TypeError('Failed to fetch'))).toBe('lost');
});

it.each([
  ['the network returned meanwhile', () => vi.stubGlobal('navigator', { onLine: true }), new TypeError('Failed to fetch')],
  ['an intermediary answered', () => {}, Object.assign(new TypeError('the answer is not the server’s'), { wasSent: true })],
])('reports `lost` on a device without a network if %s', async (_, meanwhile, problem) => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.mocked(askServer).mockImplementationOnce(() => {
    meanwhile();
    return Promise.reject(problem);
  });
  expect(await sendAlert(request)).toBe('lost');
});

it.each(['{"deliveries":[{', '{}', '<p>hotel</p>'])('reports `lost` if the response is %s', async (body) => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.mocked(askServer).mockResolvedValueOnce(new Response(body));
  expect(await sendAlert(request)).toBe('lost');
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
