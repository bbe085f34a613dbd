import { expect, it } from 'vitest';
import { pollInterval } from './use-billing.ts';

it('polls for a payment less often after a minute, also while the server is unreachable', () => {
  expect(pollInterval({ dataUpdateCount: 3, errorUpdateCount: 4 }, 0)).toBe(3000);
  expect(pollInterval({ dataUpdateCount: 1, errorUpdateCount: 19 }, 0)).toBe(15_000);
  expect(pollInterval({ dataUpdateCount: 30, errorUpdateCount: 0 }, 25)).toBe(3000);
});
