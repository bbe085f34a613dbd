import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailAddress } from './email-address.ts';
import { mergeMetadata, metadata } from './metadata.ts';

describe('an e-mail address', () => {
  it('is trimmed and lower-cased', () => expect(emailAddress.parse(' Ana@Person.EXAMPLE ')).toBe('ana@person.example'));
});

describe('metadata', () => {
  it('is stored unchanged when possible and refused otherwise, without errors', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ noUnicodeString: false })), (given) => {
        const checked = metadata.safeParse(given);
        // zod removes `__proto__`, the one key with a special meaning in JavaScript.
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
