// Copies all data into a file: `npm run backup -- FILE`. Given a folder, copies all data into a new file there, and
// keeps only the newest backups: `npm run backup -- FOLDER/ --keep 14`. Works with or without a running server.
import { readBackupArguments } from './read-backup-arguments.ts';
import { pruneBackups } from '#backup/prune-backups.ts';
import { runCommand } from './run-command.ts';

await runCommand((args, environment) => {
  const { path, passphrase, dataFolder, folder, keep } = readBackupArguments('backup', args, environment);
  const request = { backup: path, passphrase, makeFolder: folder !== undefined };
  if (folder === undefined || keep === undefined) return { request, dataFolder };
  return { request, dataFolder, afterwards: async () => sentenceOf(await pruneBackups(folder, keep)) };
});

function sentenceOf(removed: readonly string[]): string | undefined {
  return removed.length === 0 ? undefined : `Removed, as older than those to keep: ${removed.join(', ')}.`;
}
