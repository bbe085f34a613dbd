import { expect, it } from 'vitest';
import { largestPhoto, photoTypes } from '@cogn/shared/input-limits.ts';
import { checkPhoto } from './read-photo.ts';

const limits = { largest: largestPhoto, types: photoTypes };

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46]);
const gif = new TextEncoder().encode('GIF89a..');
const page = new TextEncoder().encode('<html>..');

it.each([
  ['foto.jpg', jpeg],
  ['FOTO.JPEG', jpeg],
  ['sem-nome', jpeg],
  ['foto.gif', gif],
])('accepts %s', (name, beginning) => {
  expect(checkPhoto({ name, size: largestPhoto }, beginning, limits)).toBeNull();
});

it.each([
  ['a page that is named as a photo', 'foto.jpg', page],
  ['a photo that is named as something else', 'foto.svg', jpeg],
  ['nothing', 'foto.png', new Uint8Array()],
])('rejects %s', (_what, name, beginning) => {
  expect(checkPhoto({ name, size: 10 }, beginning, limits)).toBe('notAPhoto');
});

it('rejects a photo that is too large', () => {
  expect(checkPhoto({ name: 'foto.jpg', size: largestPhoto + 1 }, jpeg, limits)).toBe('tooLarge');
});

it('follows the operator’s narrower limits', () => {
  const narrow = { largest: 1000, types: ['png'] as const };
  expect(checkPhoto({ name: 'foto.jpg', size: 10 }, jpeg, narrow)).toBe('notAPhoto');
  expect(checkPhoto({ name: 'foto.jpg', size: 1001 }, jpeg, { ...narrow, types: ['jpeg'] })).toBe('tooLarge');
});
