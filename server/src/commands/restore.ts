// Puts a backup back: `npm run restore -- FILE`. Only while no server runs.
import { resolve } from 'node:path';
import { restoreBackup, type Restored } from '#backup/restore-backup.ts';
import { systemClock } from '#clock.ts';
import { readConfig, type Config } from '#config.ts';
import { describeError } from '#http/describe-error.ts';
import { startProblem } from '#start-problem.ts';
import { readBackupArguments } from './read-backup-arguments.ts';
import { UsageError } from './usage-error.ts';

let config: Config | undefined;
try {
  const { dataFolder, ...wish } = readBackupArguments('restore', process.argv.slice(2), process.env);
  config = readConfig({ ...process.env, ...(dataFolder !== undefined && { DATA_FOLDER: resolve(dataFolder) }) });
  console.log(sentenceOf(await restoreBackup({ ...wish, config, now: systemClock.now() }), wish.endSignIns));
  process.exit(0);
} catch (error) {
  const sentence = error instanceof UsageError ? error.message : startProblem(error, config);
  console.error(sentence ?? `The backup could not be put back: ${JSON.stringify(describeError(error))}`);
  process.exit(1);
}

function sentenceOf({ backup, setAside, leftOut }: Restored, endSignIns: boolean): string {
  const gone = backup.absent.length === 0 ? [] : [`${String(backup.absent.length)} photos had no bytes and are left out.`];
  const foreign = leftOut.length === 0 ? [] : [`Left out, since COGN did not make them: ${leftOut.join(', ')}.`];
  return [
    `Put back: ${String(backup.rows)} rows and ${String(backup.photos.length)} photos, as they were at ${backup.beginning.made}.`,
    `${String(setAside)} jobs that may have run since were set aside and send nothing: npm run jobs lists them.`,
    ...gone,
    ...foreign,
    endSignIns ? 'Everybody signs in anew.' : 'Sign-ins that were ended since are back.',
    'Accounts that were deleted since are back too: docs/operations.md says what to do.',
  ].join('\n');
}
