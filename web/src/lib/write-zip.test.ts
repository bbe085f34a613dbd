import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeZip } from './write-zip.ts';

const made = new Date(2026, 2, 20);
const unpack = async (blob: Blob) => unzipSync(new Uint8Array(await blob.arrayBuffer()));

describe('a zip', () => {
  it('returns each file unchanged: long, empty, names and texts of any script', async () => {
    const long = Array.from({ length: 60_000 }, (_, index) => `noite ${String(index)}`).join('\n');
    const bytes = Uint8Array.from({ length: 1000 }, (_, index) => (index * 7919) % 256);
    const blob = await writeZip(
      [
        { path: 'LEIA-ME.txt', content: 'Olá, 日記' },
        { path: 'tables/日.csv', content: '' },
        { path: 'long.json', content: long },
        { path: 'photos/photo.png', content: bytes },
      ],
      made,
    );
    const files = await unpack(blob);
    expect(Object.keys(files)).toEqual(['LEIA-ME.txt', 'tables/日.csv', 'long.json', 'photos/photo.png']);
    expect(strFromU8(files['LEIA-ME.txt']!)).toBe('Olá, 日記');
    expect(files['tables/日.csv']).toHaveLength(0);
    expect(strFromU8(files['long.json']!)).toBe(long);
    expect(files['photos/photo.png']).toEqual(bytes);
    expect(blob.size).toBeLessThan(long.length / 2);
  });

  it('can be aborted', async () => {
    const end = new AbortController();
    const writing = writeZip([{ path: 'long.txt', content: 'a'.repeat(2_000_000) }], made, end.signal);
    end.abort(new Error('enough'));
    await expect(writing).rejects.toThrow('enough');
  });
});
