// Restores a backup: `npm run restore -- FILE`. No server may run meanwhile.
import { resolve } from 'node:path';
import { restoreBackup, type Restored } from '#backup/restore-backup.ts';
import { RestoreFailed } from '#backup/restore-journal.ts';
import { systemClock } from '#clock.ts';
import { readConfig, type Config } from '#config/config.ts';
import { describeError } from '#http/describe-error.ts';
import { startProblem } from '#start-problem.ts';
import { readCommandEnvironment, UsageError } from './command-environment.ts';
import { giveToOwner } from './give-to-owner.ts';
import { readBackupArguments } from './read-backup-arguments.ts';

let config: Config | undefined;
try {
  const { args, environment } = readCommandEnvironment(process.argv.slice(2), process.env);
  const { dataFolder, ...request } = readBackupArguments('restore', args, environment);
  config = readConfig({ ...environment, ...(dataFolder !== undefined && { DATA_FOLDER: resolve(dataFolder) }) });
  const { dataFolder: place } = config;
  process.on('exit', () => giveToOwner(place));
  console.log(sentenceOf(await restoreBackup({ ...request, config, now: systemClock.now() }), request.endSignIns));
  process.exit(0);
} catch (error) {
  const failed = error instanceof RestoreFailed ? error : undefined;
  const cause = failed?.cause ?? error;
  const sentence = cause instanceof UsageError ? cause.message : startProblem(cause, config);
  console.error(sentence ?? `The backup could not be put back: ${JSON.stringify(describeError(cause))}`);
  if (failed) console.error(failed.state);
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
    endSignIns ? 'Everybody signs in again.' : 'Sign-ins that were ended since are back.',
    'Accounts that were deleted since are back too: docs/operations.md says what to do.',
  ].join('\n');
}
