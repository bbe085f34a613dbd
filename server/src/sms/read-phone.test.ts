import { expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

it.each(['+55 (11) 98765-4321', '＋５５ 11 98765 4321', '+5511987654321'])('reads %s', (text) => {
  expect(readPhone(text)).toBe('5511987654321');
});

it.each([
  '',
  '11 98765-4321',
  '+55',
  '+0 11 98765 4321',
  '+55 11 98765 4321 ramal 2',
  '+1234567890123456',
  '+5511987654321\n+1',
])('does not take %j: its message would go astray', (text) => {
  expect(readPhone(text)).toBeUndefined();
});
