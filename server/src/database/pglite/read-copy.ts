import { rm } from 'node:fs/promises';
import type { Session } from '../transactions/run-transaction.ts';
import { DatabaseError, type Transaction } from '../port.ts';
import { copyFolder, NoRoomForCopy } from './copy-folder.ts';

/** A second engine, which runs on the copy of the database's folder. */
interface Reader {
  readInPlace<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/** The path of the temporary copy. `openDataFolder` deletes a copy that a crash left behind. */
export const copyPathOf = (folder: string) => `${folder}-copy`;

/**
 * Reads a snapshot from a copy of the folder, in a second engine, so that users wait only while the last files are
 * copied. Returns undefined if the disk has no room for a copy.
 */
export async function readCopy<T>(
  folder: string,
  { enter, open }: { enter: () => Promise<Session>; open: (folder: string) => Promise<Reader> },
  work: (transaction: Transaction) => Promise<T>,
): Promise<{ value: T } | undefined> {
  const copy = copyPathOf(folder);
  await rm(copy, { recursive: true, force: true });
  try {
    await copyFolder(folder, copy, (last) => whileStill(enter, last));
    const reader = await open(copy);
    try {
      return { value: await reader.readInPlace(work) };
    } finally {
      await reader.end();
    }
  } catch (error) {
    if (error instanceof NoRoomForCopy) return undefined;
    throw error;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Runs `work` while this caller has the one connection. The engine touches its files only while it processes messages,
 * so the files do not change meanwhile.
 */
async function whileStill(enter: () => Promise<Session>, work: () => Promise<void>): Promise<void> {
  const session = await enter();
  try {
    await work();
    if (session.isLost) throw new DatabaseError({ code: '57P02', message: 'The embedded database restarted meanwhile.' });
  } finally {
    session.release(false);
  }
}
