import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Searches a folder's files recursively for these words, and for ids in PostgreSQL's binary form too. Returns `file: word`. */
export async function searchFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const sought = words.flatMap((word) => [
    { word, bytes: Buffer.from(word) },
    ...(uuid.test(word) ? [{ word: `${word} (binary)`, bytes: Buffer.from(word.replaceAll('-', ''), 'hex') }] : []),
  ]);
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    for (const { word, bytes } of sought)
      if (content.includes(bytes)) found.push(`${path.slice(folder.length + 1)}: ${word}`);
  }
  return found.sort();
}

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;
