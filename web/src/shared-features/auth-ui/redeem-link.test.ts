import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { expect, it, vi } from 'vitest';
import { redeemLink } from './redeem-link.ts';

const verifyOtp = vi.hoisted(() => vi.fn());
vi.mock('#core/session/load-auth-client.ts', () => ({ loadAuthClient: () => Promise.resolve({ verifyOtp }) }));

it.each([
  [new AuthRetryableFetchError('fetch failed', 0), 'offline'],
  [new AuthRetryableFetchError('Many requests are under way.', 503), 'failed'],
  [new AuthApiError('', 429, 'over_request_rate_limit'), 'failed'],
  [new AuthApiError('', 403, 'otp_expired'), 'refused'],
])('a link that got %o is %s', async (error, kind) => {
  verifyOtp.mockResolvedValue({ data: {}, error });
  expect(await redeemLink({ kind: 'token', type: 'signup', tokenHash: 'hash' })).toEqual({ kind });
});
