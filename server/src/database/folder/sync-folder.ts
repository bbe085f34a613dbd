import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Syncs a folder with all its contents to the disk, and also the folder's entry in its parent folder. */
export async function syncFolder(folder: string): Promise<void> {
  await syncContent(folder);
  await syncPath(dirname(folder));
}

async function syncContent(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? syncContent(path) : syncPath(path);
    }),
  );
  await syncPath(folder);
}

/** Syncs one file, or the directory entries of one folder, to the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
