import { expect, it } from 'vitest';
import { checkName, readObjectPath } from './object-path.ts';

const pathOf = (rest: string) => readObjectPath(new Request(`http://cogn.test/storage/v1/object/${rest}`), '/object/');

it('reads bucket and name, and decodes percent signs once', () => {
  expect(pathOf('avatars/someone/photo')).toEqual({ bucket: 'avatars', name: 'someone/photo' });
  expect(pathOf('avatars/someone%2Fmy%20photo.jpg')).toEqual({ bucket: 'avatars', name: 'someone/my photo.jpg' });
});

it('refuses empty and ambiguous paths', () => {
  const strange = [
    '',
    'avatars',
    'avatars/',
    '/photo',
    'avatars/a//b',
    'avatars/a/..%2fb',
    'avatars/%2e%2e%2fb',
    'avatars/%',
  ];
  for (const rest of [
    ...strange,
    'avatars/a%5cb',
    'avatars/a%00',
    'avatars/%25',
    'avatars/é',
    `avatars/${'a'.repeat(201)}`,
  ]) {
    expect(() => pathOf(rest)).toThrow(expect.objectContaining({ code: 'InvalidKey' }) as Error);
  }
  for (const name of [undefined, 7, '', '.', '..', 'a/.', 'a/', '/a']) {
    expect(() => checkName(name)).toThrow(expect.objectContaining({ code: 'InvalidKey' }) as Error);
  }
});
