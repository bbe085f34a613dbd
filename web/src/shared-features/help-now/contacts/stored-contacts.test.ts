import { expect, it } from 'vitest';
import { readKeptContacts, withContacts } from './kept-contacts.ts';

const bia = { name: 'Bia', phone: '+55 11 91234-5678' };

it('keeps name and number alone, whatever else the row holds', () => {
  const row = { ...bia, email: 'bia@example.org', id: '1' };
  expect(readKeptContacts(withContacts({}, 'ana', [row]))).toEqual({ ana: [bia] });
});

it('takes away one person’s contacts and leaves another’s', () => {
  const both = readKeptContacts(withContacts({ ana: [bia] }, 'rui', []));
  expect(readKeptContacts(withContacts(both, 'ana', null))).toEqual({ rui: [] });
});

it('leaves nothing behind when the last copy goes', () => {
  expect(withContacts({ ana: [bia] }, 'ana', null)).toBeNull();
});

it('passes over what is no contact, and keeps those beside it', () => {
  const text = JSON.stringify({ ana: [null, 7, [], { name: 'x' }, { name: {}, phone: '1' }, { name: 'y', phone: 1 }, bia] });
  expect(readKeptContacts(text)).toEqual({ ana: [bia] });
});

it.each(['', '{', '[]', 'null', '"x"', '{"ana":"x"}', null])('takes what is damaged for nothing: %s', (text) => {
  expect(Object.values(readKeptContacts(text))).toEqual([]);
});
