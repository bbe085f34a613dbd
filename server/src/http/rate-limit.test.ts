import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitByDay, limitByMinute } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (seconds: number) => ({
  code: 'over_request_rate_limit',
  headers: expect.objectContaining({ 'retry-after': String(seconds) }) as object,
});

it('refuses the first excess request with the seconds to wait, and no other client', async () => {
  const limit = limitByMinute(2);
  await limit('ana');
  await limit('ana');
  vi.advanceTimersByTime(47_500);
  await expect(limit('ana')).rejects.toMatchObject(refused(13));
  await limit('bia');
  vi.advanceTimersByTime(12_500);
  await limit('ana');
});

it('never asks for more than a minute, also if the clock was set back', async () => {
  const limit = limitByMinute(1);
  await limit('ana');
  vi.setSystemTime(Date.now() - 5 * 3_600_000);
  await expect(limit('ana')).rejects.toMatchObject(refused(60));
});

it('limits a whole day, too', async () => {
  const limit = limitByDay(1);
  await limit('ana');
  vi.advanceTimersByTime(23 * 3_600_000);
  await expect(limit('ana')).rejects.toMatchObject(refused(3600));
  vi.advanceTimersByTime(3_600_000);
  await limit('ana');
});
