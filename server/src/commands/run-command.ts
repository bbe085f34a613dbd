import { resolve } from 'node:path';
import { systemClock } from '#clock.ts';
import { readConfig, type Config } from '#config.ts';
import { holdsDatabase } from '#database/folder/replace-database.ts';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { describeError } from '#http/describe-error.ts';
import { startProblem } from '#start-problem.ts';
import { openObjectStore } from '#storage/stores/open-object-store.ts';
import { askServer } from './control-socket.ts';
import { grantBackup } from './grant-backup.ts';
import { grantWish } from './grant-wish.ts';
import type { Outcome } from './outcome.ts';
import { UsageError } from './usage-error.ts';
import type { Wish } from './wish.ts';

/** Runs an operator's command, whether the server runs or not: reads its words, does it, prints what came of it, ends the process. */
export async function runCommand(
  read: (words: readonly string[]) => { wish: Wish; dataFolder: string | undefined },
): Promise<void> {
  let config: Config | undefined;
  try {
    const { wish, dataFolder } = read(process.argv.slice(2));
    config = readConfig({ ...process.env, ...(dataFolder !== undefined && { DATA_FOLDER: resolve(dataFolder) }) });
    const { done, sentence } = await carryOut(config, wish);
    (done ? console.log : console.error)(sentence);
    process.exit(done ? 0 : 1);
  } catch (error) {
    const sentence = error instanceof UsageError ? error.message : startProblem(error, config);
    console.error(sentence ?? `The command could not be carried out: ${JSON.stringify(describeError(error))}`);
    process.exit(1);
  }
}

/** Asks the server that has the embedded database open; where none does, opens the database itself. */
async function carryOut(config: Config, wish: Wish): Promise<Outcome> {
  if (config.databaseUrl === undefined) {
    const answered = await askServer(config.dataFolder, wish);
    if (answered) return answered;
    if (!holdsDatabase(config.dataFolder)) {
      return {
        done: false,
        sentence: `There is no database in ${resolve(config.dataFolder)} yet. Start the server once first.`,
      };
    }
  }
  const database = await openDatabase(config);
  try {
    // A backup is made of what is there, whatever version made it.
    if ('backup' in wish)
      return await grantBackup({ ...config, database, objects: openObjectStore(config) }, wish, systemClock.now());
    await migrate(database);
    return await grantWish(database, wish, systemClock.now());
  } finally {
    await database.close();
  }
}
