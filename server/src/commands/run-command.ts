import { resolve } from 'node:path';
import { settleRestore } from '#backup/restore-journal.ts';
import { systemClock } from '#clock.ts';
import { readConfig, type Config } from '#config.ts';
import type { Environment } from '#configuration/read-variables.ts';
import { holdsDatabase } from '#database/folder/replace-database.ts';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { describeError } from '#http/describe-error.ts';
import { startProblem } from '#start-problem.ts';
import { openObjectStore } from '#storage/stores/open-object-store.ts';
import { readCommandEnvironment } from './command-environment.ts';
import { askServer } from './control-socket.ts';
import { giveToOwner } from './give-to-owner.ts';
import { grantBackup } from './grant-backup.ts';
import { grantInvitation, inviterBesideServer } from './grant-invitation.ts';
import { grantWish } from './grant-wish.ts';
import type { Outcome } from './outcome.ts';
import { UsageError } from './usage-error.ts';
import type { Wish } from './wish.ts';

/** What the words of a command ask for. */
interface Command {
  wish: Wish;
  dataFolder: string | undefined;
  /** What this process itself does once the wish was granted; answers a further sentence. */
  afterwards?: (() => Promise<string | undefined>) | undefined;
}

/** Runs an operator's command, whether the server runs or not: reads its words, does it, prints what came of it, ends the process. */
export async function runCommand(read: (words: readonly string[], environment: Environment) => Command): Promise<void> {
  let config: Config | undefined;
  try {
    const { words, environment } = readCommandEnvironment(process.argv.slice(2), process.env);
    const { wish, dataFolder, afterwards } = read(words, environment);
    config = readConfig({ ...environment, ...(dataFolder !== undefined && { DATA_FOLDER: resolve(dataFolder) }) });
    const { dataFolder: place } = config;
    process.on('exit', () => giveToOwner(place));
    const { done, sentence } = await carryOut(config, wish);
    (done ? console.log : console.error)(sentence);
    const more = done ? await afterwards?.() : undefined;
    if (more !== undefined) console.log(more);
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
    const objects = openObjectStore(config);
    await settleRestore(database, objects, config.dataFolder);
    // A backup is made of what is there, whatever version made it.
    if ('backup' in wish) return await grantBackup({ ...config, database, objects }, wish, systemClock.now());
    await migrate(database);
    if ('invite' in wish) {
      const invite = await inviterBesideServer(config, database);
      if (!invite)
        return { done: false, sentence: 'Without SMTP_URL only a running server can send the invitation: start it first.' };
      return await grantInvitation(invite, wish, config.signUp);
    }
    return await grantWish(database, wish, systemClock.now());
  } finally {
    await database.close();
  }
}
