import { expect, it } from 'vitest';
import { limits, messageBudget } from './limits.ts';

it('allow an address its burst, then its rate per second, independently of other addresses', () => {
  let now = 0;
  const budget = messageBudget(() => now);
  const spend = (times: number, address = 'a') =>
    Array.from({ length: times }, () => budget.spend(address, 10)).filter(Boolean).length;
  expect(spend(limits.addressMessagesAtOnce + 50)).toBe(limits.addressMessagesAtOnce);
  expect(spend(1, 'b')).toBe(1);
  now += 1000;
  expect(spend(limits.addressMessagesASecond * 2)).toBe(limits.addressMessagesASecond);
});

it('count bytes as well as messages', () => {
  let now = 0;
  const budget = messageBudget(() => now);
  const large = 60 * 1024;
  const taken = () => Array.from({ length: 100 }, () => budget.spend('a', large)).filter(Boolean).length;
  expect(taken()).toBe(Math.ceil(limits.addressBytesAtOnce / large));
  budget.sweep();
  now += 2000;
  expect(taken()).toBeLessThan(5);
});
