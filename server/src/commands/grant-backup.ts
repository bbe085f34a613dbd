import { makeBackup, type BackupSource } from '#backup/make-backup.ts';
import { dirname } from 'node:path';
import { recordMaintenance } from '#backup/maintenance.ts';
import { makeBackupFolder } from '#backup/backup-writer.ts';
import { BackupRefused } from '#backup/backup-refused.ts';
import type { BackupWish } from './backup-wish.ts';
import type { Outcome } from './outcome.ts';

/** Makes a backup, and tells what it holds and what it is. */
export async function grantBackup(source: BackupSource, wish: BackupWish, now: Date): Promise<Outcome> {
  const { backup: path, passphrase, makeFolder } = wish;
  try {
    if (makeFolder) await makeBackupFolder(dirname(path));
    const { accounts, rows, photos, absent } = await makeBackup(source, { path, passphrase, now });
    // The file is whole whatever becomes of the record, which is for metrics alone.
    await source.database.asOwner((transaction) => recordMaintenance(transaction, 'backup', now)).catch(() => undefined);
    const gone = absent === 0 ? '' : ` ${String(absent)} photos have no bytes: they were removed meanwhile, or are lost.`;
    const guard =
      passphrase === undefined
        ? 'It is not encrypted: whoever reads it reads every journal, and holds the keys of this server. Keep it as you would keep those.'
        : 'It is encrypted with BACKUP_PASSPHRASE. Keep that elsewhere: without it nobody can read the file.';
    const held = `${String(accounts)} accounts, ${String(rows)} rows, ${String(photos)} photos, and the keys`;
    return { done: true, sentence: `${path} holds ${held}.${gone}\n${guard}` };
  } catch (error) {
    if (error instanceof BackupRefused) return { done: false, sentence: error.message };
    throw error;
  }
}
