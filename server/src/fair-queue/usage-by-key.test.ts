import { expect, test } from 'vitest';
import { punish } from './usage.ts';
import { UsageByKey } from './usage-by-key.ts';

test('drops users that come only once, after a while', () => {
  const usages = new UsageByKey(100_000);
  for (let second = 0; second < 10_000; second += 1) usages.of(`person ${String(second)}`, second * 1_000);
  expect(usages.size).toBeLessThan(700);
});

test('bounds the number of entries, and drops the least recently used', () => {
  const usages = new UsageByKey(100);
  for (let n = 0; n < 1_000; n += 1) punish(usages.of(`person ${String(n)}`, n), n, 0);
  expect(usages.size).toBe(100);
  expect(usages.of('person 999', 1_000).offences).toBe(1);
  expect(usages.of('person 0', 1_000).offences).toBe(0);
});
