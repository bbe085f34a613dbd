import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '#mail/mail.ts';
import { emailAddress } from './email-address.ts';
import { mergeMetadata, metadata } from './metadata.ts';

describe('an e-mail address', () => {
  it.each(['ana@person.example', "o'neil+tag@mail.person.example", 'a@b.co', 'x_1-2.3@xn--exmple-cua.example'])(
    'can be %s',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

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

  it('is trimmed and lower-cased', () => expect(emailAddress.parse(' Ana@Person.EXAMPLE ')).toBe('ana@person.example'));
});

describe('metadata', () => {
  it('is stored unchanged when possible and refused otherwise, without errors', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ noUnicodeString: false })), (given) => {
        const checked = metadata.safeParse(given);
        // The one key with a special meaning in JavaScript is left out.
        const kept = Object.entries(given).filter(([key]) => key !== '__proto__');
        if (checked.success) expect(JSON.stringify(checked.data)).toBe(JSON.stringify(Object.fromEntries(kept)));
      }),
      { examples: [[JSON.parse('{"__proto__": {}, "name": "Ana"}') as Record<string, fc.JsonValue>]] },
    );
  });

  it('is merged; null removes', () => {
    expect(mergeMetadata({ a: 1, b: 2 }, { b: null, c: 3 })).toEqual({ a: 1, c: 3 });
    expect(
      mergeMetadata({ a: 1 }, JSON.parse('{"__proto__": {"admin": true}}') as Record<string, unknown>),
    ).not.toHaveProperty('admin');
  });
});
