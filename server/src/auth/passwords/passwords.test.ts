import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { passwordWeaknesses } from './password-strength.ts';
import { createPasswords } from './passwords.ts';

describe('a password', () => {
  it('is stored as Argon2id with OWASP’s cost and a salt', async () => {
    const passwords = createPasswords();
    const [one, two] = [await passwords.hash('a calm blue kettle'), await passwords.hash('a calm blue kettle')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.matches('a calm blue kettle', one)).toBe(true);
    expect(await passwords.matches('A calm blue kettle', one)).toBe(false);
  });

  it('never matches without a stored hash', async () => {
    expect(await createPasswords().matches('', null)).toBe(false);
  });

  it.each([
    [3, undefined],
    [1, 1],
  ])('is hashed with at most %i at a time, to bound the memory', async (limit, given) => {
    let running = 0;
    let most = 0;
    const watched = async <T>(work: Promise<T>): Promise<T> => {
      running += 1;
      most = Math.max(most, running);
      try {
        return await work;
      } finally {
        running -= 1;
      }
    };
    const argon2 = {
      hash: (...all: Parameters<typeof hash>) => watched(hash(...all)),
      verify: (...all: Parameters<typeof verify>) => watched(verify(...all)),
    };
    const passwords = createPasswords(argon2, given);
    await Promise.all(Array.from({ length: 12 }, (_, index) => passwords.hash(`a calm kettle ${index}`)));
    expect(most).toBeGreaterThanOrEqual(1);
    expect(most).toBeLessThanOrEqual(limit);
  });

  it('is refused for the moment when too many wait', async () => {
    const release = Promise.withResolvers<string>();
    const passwords = createPasswords({ hash: () => release.promise, verify });
    const all = Array.from({ length: 250 }, () => passwords.hash('a calm blue kettle'));
    const settled = Promise.allSettled(all);
    release.resolve('kept');
    const refused = (await settled).filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.reason).toMatchObject({ code: 'over_request_rate_limit', headers: { 'retry-after': '2' } });
    expect(await passwords.hash('a calm blue kettle')).toBe('kept');
  });

  it('is checked first when it comes from a known device, however many unknown clients wait', async () => {
    const gate = Promise.withResolvers<undefined>();
    const kept = await hash('a calm blue kettle');
    const checked = () => gate.promise.then(() => new Promise<boolean>((resolve) => setImmediate(() => resolve(true))));
    const passwords = createPasswords({ hash, verify: checked });
    const order: string[] = [];
    const unknownClients = Array.from({ length: 250 }, () =>
      passwords.matches('a wrong kettle', kept).then(
        () => order.push('unknown'),
        () => order.push('refused'),
      ),
    );
    const known = passwords.matches('a calm blue kettle', kept, true).then(() => order.push('known'));
    gate.resolve(undefined);
    await known;
    // Only the checks of unknown clients that had already started, at most six, ran before the known device's check.
    expect(order.filter((who) => who === 'unknown').length).toBeLessThanOrEqual(6);
    await Promise.all(unknownClients);
    expect(order).toContain('refused');
  });
});

const rules = { shortest: 8, refuseCommon: true };

describe('how strong a password is', () => {
  it.each([
    ['1234567', ['length']],
    ['🐢🐢🐢🐢', ['length']],
    ['12345678', ['pwned']],
    ['BaseBall', ['pwned']],
    ['ｐａｓｓｗｏｒｄ', ['pwned']],
    ['a calm blue kettle', []],
    ['こんにちは世界です', []],
  ])('%s: %j', (password, reasons) => expect(passwordWeaknesses(rules, password)).toEqual(reasons));

  it.each([
    ['ana.souza@person.example', 'ana.souza@person.example', ['pwned']],
    ['ana.souza@person.example', 'Ana.Souza2026', ['pwned']],
    ['ana@person.example', 'ana likes kettles', []],
    ['5511999990001', '5511999990001', ['pwned']],
    ['ana@person.example', 'COGN2026!', ['pwned']],
    ['ana@person.example', 'cogncogncogn', ['pwned']],
    ['ana@person.example', 'recognise a calm kettle', []],
  ])('of %s, %s: %j', (address, password, reasons) => expect(passwordWeaknesses(rules, password, address)).toEqual(reasons));

  it.each([
    ['eleven char', ['length']],
    ['twelve chars', []],
    ['🐢🐢🐢🐢🐢🐢🐢🐢🐢🐢🐢', ['length']],
  ])('with twelve characters required, %s: %j', (password, reasons) =>
    expect(passwordWeaknesses({ ...rules, shortest: 12 }, password)).toEqual(reasons),
  );

  it.each([
    ['baseball', []],
    ['COGN2026!', ['pwned']],
    ['ana.souza2026', ['pwned']],
  ])('without the list of common passwords, %s: %j', (password, reasons) =>
    expect(passwordWeaknesses({ ...rules, refuseCommon: false }, password, 'ana.souza@person.example')).toEqual(reasons),
  );

  it('is judged by a list of thousands, each long enough to pass the length rule', () => {
    const words = readFileSync(new URL('../common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    expect(words.length).toBeGreaterThan(10_000);
    expect(words.filter((word) => [...word].length < 8 || word !== word.toLowerCase())).toEqual([]);
  });
});
