import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

it.each([
  'ana@person.example',
  'Ana@Person.EXAMPLE',
  "o'neil+tag@mail.person.example",
  'a@b.co',
  'x_1-2.3@xn--exmple-cua.example',
])('can be %s', (text) => expect(isEmailAddress(text)).toBe(true));

it.each([
  '',
  'ana',
  '@person.example',
  'ana@',
  'ana@person',
  'ana@-person.example',
  'ana@person..example',
  '.ana@person.example',
  'ana.@person.example',
  'a..b@person.example',
  'a b@person.example',
  'a@b@person.example',
  'ana@person.example\n',
  'ana@person.example\r\nbcc:x@y.example',
  'ana@127.0.0.1',
  'ana\0@person.example',
  'ana@exämple.example',
  '"quoted"@person.example',
  `${'a'.repeat(65)}@person.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(130)}example`,
])('cannot be %j', (text) => expect(isEmailAddress(text)).toBe(false));
