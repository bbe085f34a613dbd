import { expect, it } from 'vitest';
import { readStoredContacts, withContacts } from './stored-contacts.ts';

const bia = { name: 'Bia', phone: '+55 11 91234-5678' };

it('stores only name and number of a row', () => {
  const row = { ...bia, email: 'bia@example.org', id: '1' };
  expect(readStoredContacts(withContacts({}, 'ana', [row]))).toEqual({ ana: [bia] });
});

it('removes one user’s contacts and leaves those of another', () => {
  const both = readStoredContacts(withContacts({ ana: [bia] }, 'rui', []));
  expect(readStoredContacts(withContacts(both, 'ana', null))).toEqual({ rui: [] });
});

it('removes the storage entry with the last copy', () => {
  expect(withContacts({ ana: [bia] }, 'ana', null)).toBeNull();
});

it('ignores invalid contacts and retains the valid ones', () => {
  const text = JSON.stringify({ ana: [null, 7, [], { name: 'x' }, { name: {}, phone: '1' }, { name: 'y', phone: 1 }, bia] });
  expect(readStoredContacts(text)).toEqual({ ana: [bia] });
});

it.each(['', '{', '[]', 'null', '"x"', '{"ana":"x"}', null])('treats damaged data as no contacts: %s', (text) => {
  expect(Object.values(readStoredContacts(text))).toEqual([]);
});
