import { expect, test } from 'vitest';
import { punish } from './account.ts';
import { Accounts } from './accounts.ts';

test('drops users who come once after a while', () => {
  const accounts = new Accounts(100_000);
  for (let second = 0; second < 10_000; second += 1) accounts.of(`person ${String(second)}`, second * 1_000);
  expect(accounts.size).toBeLessThan(700);
});

test('bounds the number of accounts, and drops the least recently used', () => {
  const accounts = new Accounts(100);
  for (let n = 0; n < 1_000; n += 1) punish(accounts.of(`person ${String(n)}`, n), n, 0);
  expect(accounts.size).toBe(100);
  expect(accounts.of('person 999', 1_000).offences).toBe(1);
  expect(accounts.of('person 0', 1_000).offences).toBe(0);
});
