// Makes a person premium or admin: `npm run account -- EMAIL --premium-until 2027-01-31`. Works whether the server runs or not.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig, type Config } from '#config.ts';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { describeError } from '#http/describe-error.ts';
import { startProblem } from '#start-problem.ts';
import type { AccountChange } from './account-change.ts';
import { changeAccount, type Outcome } from './change-account.ts';
import { askServer } from './control-socket.ts';
import { UsageError, readAccountArguments } from './read-account-arguments.ts';

/** Asks the server that has the embedded database open; where none does, opens the database itself. */
async function carryOut(config: Config, change: AccountChange): Promise<Outcome> {
  if (config.databaseUrl === undefined) {
    const answered = await askServer(config.dataFolder, change);
    if (answered) return answered;
    if (!existsSync(join(config.dataFolder, 'database'))) {
      return {
        done: false,
        sentence: `There is no database in ${resolve(config.dataFolder)} yet. Start the server once first.`,
      };
    }
  }
  const database = await openDatabase(config);
  try {
    await migrate(database);
    return await changeAccount(database, change);
  } finally {
    await database.close();
  }
}

let config: Config | undefined;
try {
  const { dataFolder, ...change } = readAccountArguments(process.argv.slice(2), new Date());
  config = readConfig({ ...process.env, ...(dataFolder !== undefined && { DATA_FOLDER: resolve(dataFolder) }) });
  const { done, sentence } = await carryOut(config, change);
  (done ? console.log : console.error)(sentence);
  process.exit(done ? 0 : 1);
} catch (error) {
  const sentence = error instanceof UsageError ? error.message : startProblem(error, config);
  console.error(sentence ?? `The change could not be made: ${JSON.stringify(describeError(error))}`);
  process.exit(1);
}
