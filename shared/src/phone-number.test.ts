import { expect, it, test } from 'vitest';
import { canBeCalled, isPhoneNumber, readPhone } from './phone-number.ts';

test.each([
  '(11) 91234-5678',
  '+55 11 91234–5678',
  '+55 11 91234\u20105678',
  '+55 11 91234\u20115678',
  '+55 11 91234\u22125678',
  '+49 30/1234567',
  '0055 11 91234-5678',
  '(+351) 912 345 678',
  '０９０ １２３４ ５６７８',
  '01 23 45 67 89',
  '91234-5678',
])('%s is a complete phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
  expect(canBeCalled(text)).toBe(true);
});

test.each(['190', '192', '188', '112', '911', '999', '061', '116 123', '3114', '１１９'])(
  '%s is a short number to call',
  (text) => {
    expect(canBeCalled(text)).toBe(true);
    expect(isPhoneNumber(text)).toBe(false);
  },
);

test.each([
  'abc',
  '912',
  '11 91',
  '11912',
  '+1',
  '+192',
  '91234',
  'Rosa 11 91234-5678',
  '1234+5678',
  '11 91234-5678 / 11 3456-7890',
  '11 91234-5678/9',
  '',
])('%j cannot be called', (text) => {
  expect(canBeCalled(text)).toBe(false);
});

it.each([
  '+55 (11) 98765-4321',
  '(+55) 11.98765.4321',
  '＋５５ 11 98765 4321',
  '+5511987654321',
  '+55 11/98765\u20104321',
  '+55 11 98765\u20114321',
  '+55 11 98765\u22124321',
  '+55 11 98765—4321',
])('reads %s', (text) => {
  expect(readPhone(text)).toBe('+5511987654321');
});

it.each([
  '',
  '11 98765-4321',
  '+55',
  '+0 11 98765 4321',
  '+55 11 98765 4321 ramal 2',
  '+1234567890123456',
  '+5511987654321\n+1',
  '+55 11 98765-4321/2',
  // In Brazil, 15 is a carrier's code, and the 1 after it means the United States. With a plus instead of 00, this would
  // dial +1 512.
  '0015 1 212 555 0123',
  '0055 11 98765-4321',
])('rejects %j, because its message would reach somebody else', (text) => {
  expect(readPhone(text)).toBeNull();
});
