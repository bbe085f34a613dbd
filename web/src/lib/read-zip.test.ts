import { expect, it } from 'vitest';
import { isZip, readFromZip } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

const entries = [
  { path: 'other.txt', content: 'x' },
  { path: 'cogn.json', content: '{"água":1}' },
];
const zip = new Uint8Array(await (await writeZip(entries, new Date(2026, 2, 11))).arrayBuffer());

it('returns the text of one file', () => {
  expect(isZip(zip)).toBe(true);
  expect(readFromZip(zip, 'cogn.json', 1000)).toBe('{"água":1}');
});

it('returns null for a file that is missing, too large or damaged', () => {
  expect(readFromZip(zip, 'none.json', 1000)).toBeNull();
  expect(readFromZip(zip, 'cogn.json', 3)).toBeNull();
  expect(readFromZip(zip.slice(0, 40), 'cogn.json', 1000)).toBeNull();
  expect(isZip(new TextEncoder().encode('{}'))).toBe(false);
});

it('unpacks the first file of a name, and no other', async () => {
  const twice = [
    { path: 'cogn.json', content: 'first' },
    { path: 'cogn.json', content: 'second' },
  ];
  const packed = new Uint8Array(await (await writeZip(twice, new Date(2026, 2, 11))).arrayBuffer());
  expect(readFromZip(packed, 'cogn.json', 1000)).toBe('first');
});
