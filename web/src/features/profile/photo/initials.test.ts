import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Ana Souza', 'AS'],
  ['  ana maria de souza ', 'AS'],
  ['Érica', 'É'],
  ['山田太郎', '山'],
  ['👩‍👧 Lima', '👩‍👧L'],
  ['', ''],
])('%j → %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
