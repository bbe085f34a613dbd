import { zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { openZip, readFromZip } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

const entries = [
  { path: 'other.txt', content: 'x' },
  { path: 'cogn.json', content: '{"água":1}' },
];
/** The text of one file in a ZIP; null for bytes that are no ZIP, too. */
function read(bytes: Uint8Array, name: string, most: number): string | null {
  const zip = openZip(bytes);
  return zip && readFromZip(zip, name, most);
}
const zip = new Uint8Array(await (await writeZip(entries, new Date(2026, 2, 11))).arrayBuffer());

it('returns the text of one file', () => {
  expect(read(zip, 'cogn.json', 1000)).toBe('{"água":1}');
});

it('returns null for a file that is missing, too large or damaged', () => {
  expect(read(zip, 'none.json', 1000)).toBeNull();
  expect(read(zip, 'cogn.json', 3)).toBeNull();
  expect(read(zip.slice(0, 40), 'cogn.json', 1000)).toBeNull();
  expect(openZip(new TextEncoder().encode('{}'))).toBeNull();
});

it('unpacks the first file of a name, and no other', async () => {
  const twice = [
    { path: 'cogn.json', content: 'first' },
    { path: 'cogn.json', content: 'second' },
  ];
  const packed = new Uint8Array(await (await writeZip(twice, new Date(2026, 2, 11))).arrayBuffer());
  expect(read(packed, 'cogn.json', 1000)).toBe('first');
});

it('stops at the declared size, however much a file would expand to', () => {
  const bomb = zipSync({ 'board.obf': new Uint8Array(5_000_000) }, { level: 9 });
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.length);
  const directory = view.getUint32(bomb.length - 6, true);
  expect(view.getUint32(directory + 24, true)).toBe(5_000_000);
  expect(read(bomb, 'board.obf', 1_000_000)).toBeNull();
  view.setUint32(directory + 24, 1000, true);
  expect(read(bomb, 'board.obf', 1_000_000)).toBeNull();
});

it('reads no ZIP that lists more than ten thousand files', () => {
  const withFiles = (count: number) =>
    zipSync(Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index), new Uint8Array(0)])), {
      level: 0,
    });
  expect(read(withFiles(10_000), '9999', 10)).toBe('');
  expect(read(withFiles(10_001), '9999', 10)).toBeNull();
});

it('reads the directory once, however many files of the ZIP are read', () => {
  const opened = openZip(zip)!;
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  for (let count = 0; count < 200; count += 1) readFromZip(opened, 'none.json', 1000);
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
});
