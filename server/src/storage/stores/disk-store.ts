import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { ObjectStore } from './object-store.ts';

/** The form of the ids that the server generates. Nothing else may become part of a path. */
const safeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Stores objects as files in one folder. The folder is created at the first write, and only the server's own user may
 * access it.
 */
export function diskStore(folder: string): ObjectStore {
  const pathOf = (id: string) => {
    if (!safeId.test(id)) throw new Error('an id that no object of ours can have');
    return join(folder, id);
  };
  return {
    async put(id, bytes) {
      const path = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const beside = `${path}.new`;
      try {
        await writeWhole(beside, bytes);
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    async get(id) {
      const bytes = await unlessMissing(readFile(pathOf(id)));
      return bytes && new Uint8Array(bytes);
    },
    async open(id) {
      const path = pathOf(id);
      const file = await unlessMissing(stat(path));
      // The file is opened at the first read, so that a response that nobody reads leaves no open file.
      return file && { size: file.size, body: NodeStream.from(readParts(path)) as ReadableStream<Uint8Array<ArrayBuffer>> };
    },
    async remove(id) {
      // After a crash during a write, the file may still have its temporary name.
      await Promise.all([rm(pathOf(id), { force: true }), rm(`${pathOf(id)}.new`, { force: true })]);
    },
  };
}

async function* readParts(path: string): AsyncGenerator<Buffer<ArrayBuffer>> {
  yield* createReadStream(path) as AsyncIterable<Buffer<ArrayBuffer>>;
}

/** Returns undefined instead of the error of a missing file. */
async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  return result.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
