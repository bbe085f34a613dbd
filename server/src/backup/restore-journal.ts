import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncPath } from '#database/folder/sync-folder.ts';
import { awaitRestoreEnd } from '#database/migrate.ts';
import type { Database } from '#database/port.ts';
import type { ObjectStore } from '#storage/stores/object-store.ts';
import { lastMaintenance } from './last-maintenance.ts';

const journalShape = z.strictObject({
  /** The id of the restore. If the database has the same id, the restore was committed. */
  id: z.uuid(),
  /** The ids of the photos that are in the backup but not in the old database. */
  photos: z.array(z.uuid()),
  keys: z.string().min(1),
});

/**
 * What an interrupted restore must complete or undo outside the database: its new photos and its keys. The journal is a
 * file in the data folder. It exists from before the restore's first step until after its last.
 */
export type RestoreJournal = z.output<typeof journalShape>;

const pathIn = (dataFolder: string) => join(dataFolder, 'restore-journal.json');

/** Writes the journal to the disk, over an earlier journal. If there may be an earlier one, call `settleRestore` first. */
export async function writeJournal(dataFolder: string, journal: RestoreJournal): Promise<void> {
  await writeSecret(dataFolder, pathIn(dataFolder), JSON.stringify(journal));
}

/**
 * The state of a restore. 'none': there is no journal. 'committed': the database has the backup's rows. 'rolled back': it
 * has its old rows.
 */
export type RestoreState = 'none' | 'committed' | 'rolled back';

/**
 * Completes an interrupted restore, so that photos and keys match the database's rows. If the restore's transaction was
 * committed, installs the backup's keys; otherwise removes the backup's new photos. Waits for a running restore, because
 * its result is only known at its end. Several processes may call this at once.
 */
export async function settleRestore(
  database: Pick<Database, 'asOwner'> | undefined,
  objects: ObjectStore,
  dataFolder: string,
): Promise<RestoreState> {
  const journal = await readJournal(dataFolder);
  if (!journal) return 'none';
  const last = await database?.asOwner(async (transaction) => {
    await awaitRestoreEnd(transaction);
    return lastMaintenance(transaction, 'restore');
  });
  if (last?.id === journal.id) {
    await finishJournal(dataFolder, journal);
    return 'committed';
  }
  for (const photo of journal.photos) await objects.remove(photo);
  await removeJournal(dataFolder);
  return 'rolled back';
}

/** Installs the backup's keys and removes the journal. Call it only after the backup's rows are committed. */
export async function finishJournal(dataFolder: string, { keys }: RestoreJournal): Promise<void> {
  await writeKeys(dataFolder, keys);
  await removeJournal(dataFolder);
}

/** Writes a backup's keys into a folder, and replaces existing ones. */
export async function writeKeys(folder: string, keys: string): Promise<void> {
  await writeSecret(folder, join(folder, 'keys.json'), keys);
}

/** What the operator reads about an interrupted restore, in the server's log or before a refusal to start. */
export const settledSentences: Record<Exclude<RestoreState, 'none'>, string> = {
  committed: 'A restore was cut at its last step, and is finished now: rows, photos and keys are those of the backup.',
  'rolled back': 'A restore was cut before it had changed anything: everything is as it was before it. Run it again.',
};

async function readJournal(dataFolder: string): Promise<RestoreJournal | undefined> {
  try {
    return journalShape.parse(JSON.parse(await readFile(pathIn(dataFolder), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function removeJournal(dataFolder: string): Promise<void> {
  await rm(pathIn(dataFolder), { force: true });
  await syncPath(dataFolder);
}

/**
 * Writes a file atomically, readable only by its owner. Each process uses its own temporary file, because two processes
 * may write at the same time.
 */
async function writeSecret(folder: string, path: string, text: string): Promise<void> {
  const beside = `${path}.${String(process.pid)}.new`;
  const file = await open(beside, 'w', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
  await syncPath(folder);
}

/** Thrown if a restore failed. `state` describes the data after the failure, and `cause` has the error. */
export class RestoreFailed extends Error {
  override name = 'RestoreFailed';
  /** A sentence for the operator about the state of the data after the failure. */
  readonly state: string;

  constructor(state: RestoreState | 'unknown', cause: unknown) {
    super('the restore failed', { cause });
    this.state = states[state];
  }
}

const states = {
  none: 'Nothing was changed: everything is as it was before.',
  'rolled back': 'Nothing was changed: everything is as it was before.',
  committed: 'All the same the backup was put back, whole.',
  unknown:
    'Whether the backup was put back is not known. The next start finds out, brings photos and keys into line, and says so in its log.',
} as const;
