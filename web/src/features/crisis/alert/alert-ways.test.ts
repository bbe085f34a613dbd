import { expect, it } from 'vitest';
import { waysTo } from './alert-ways.ts';

it.each([
  [['sms', 'email'], 'a@b.example', ['sms', 'email']],
  [['sms', 'email'], null, ['sms']],
  [['email'], 'a@b.example', ['email']],
  [['email'], null, []],
  [[], 'a@b.example', []],
] as const)('a server that sends by %j, and a contact with the address %s: %j', (ways, email, used) => {
  expect(waysTo({ email }, ways)).toEqual(used);
});
