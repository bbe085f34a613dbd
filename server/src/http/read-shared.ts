import { readFile } from 'node:fs/promises';

const held = new Map<string, WeakRef<Uint8Array<ArrayBuffer>>>();
const reading = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * A file's content, as one copy for all who are being sent it: many clients that ask for a large file and do not take it hold no more than one does.
 * Once nobody is sent it, it is forgotten. Rejects as `readFile` does.
 */
export async function readShared(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = held.get(path)?.deref();
  if (known) return known;
  const underway = reading.get(path);
  if (underway) return underway;
  const read = readFile(path).then((content) => {
    const bytes = new Uint8Array(content);
    held.set(path, new WeakRef(bytes));
    return bytes;
  });
  reading.set(path, read);
  return read.finally(() => reading.delete(path));
}
