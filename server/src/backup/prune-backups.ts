import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { envelopeShape } from './envelope.ts';

/**
 * The number of bytes to read from a file's start, to check its first line. A backup's first line is always shorter
 * than this.
 */
const longestEnvelope = 1000;
const namePattern = /^cogn-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/;

/** The name of a backup in a folder with several backups. It contains the time, so names sort by age. */
export function backupName(now: Date): string {
  return `cogn-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/**
 * Removes all but the newest `keep` backups in a folder, and returns the removed names. Removes only files that have
 * both the name and the first line of a backup.
 */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const named = entries.filter((entry) => entry.isFile() && namePattern.test(entry.name)).map(({ name }) => name);
  const backups: string[] = [];
  for (const name of named.toSorted()) if (await isBackup(join(folder, name))) backups.push(name);
  const old = backups.slice(0, Math.max(0, backups.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}

async function isBackup(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestEnvelope), 0, longestEnvelope, 0);
    const [line = ''] = buffer.subarray(0, bytesRead).toString('utf8').split('\n', 1);
    return envelopeShape.safeParse(JSON.parse(line)).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  } finally {
    await file.close();
  }
}
