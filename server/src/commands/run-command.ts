import { resolve } from 'node:path';
import { settleRestore } from '#backup/restore-journal.ts';
import { systemClock } from '#clock.ts';
import { readConfig, type Config } from '#config/config.ts';
import type { Environment } from '#config/read-variables.ts';
import { hasDatabase } from '#database/folder/replace-database.ts';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { describeError } from '#http/describe-error.ts';
import { startProblem } from '#start-problem.ts';
import { openObjectStore } from '#storage/stores/object-store.ts';
import { readCommandEnvironment, UsageError } from './command-environment.ts';
import { askServer } from './control-socket.ts';
import { giveToOwner } from './give-to-owner.ts';
import { runInvitation, inviterBesideServer, runBackup, runRequest } from './run-request.ts';
import type { OperatorRequest, CommandResult } from './operator-request.ts';

interface Command {
  request: OperatorRequest;
  dataFolder: string | undefined;
  /** Runs in this process after the request has succeeded. May return a second sentence for the operator. */
  afterwards?: (() => Promise<string | undefined>) | undefined;
}

/**
 * Runs an operator's command, with or without a running server: parses its arguments, executes it, prints the result
 * and ends the process.
 */
export async function runCommand(read: (args: readonly string[], environment: Environment) => Command): Promise<void> {
  let config: Config | undefined;
  try {
    const { args, environment } = readCommandEnvironment(process.argv.slice(2), process.env);
    const { request, dataFolder, afterwards } = read(args, environment);
    config = readConfig({ ...environment, ...(dataFolder !== undefined && { DATA_FOLDER: resolve(dataFolder) }) });
    const { dataFolder: place } = config;
    process.on('exit', () => giveToOwner(place));
    const { done, sentence } = await carryOut(config, request);
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

/**
 * Executes the request. If a server uses the embedded database, that server executes it; otherwise this process opens
 * the database.
 */
async function carryOut(config: Config, request: OperatorRequest): Promise<CommandResult> {
  if (config.databaseUrl === undefined) {
    const answered = await askServer(config.dataFolder, request);
    if (answered) return answered;
    if (!hasDatabase(config.dataFolder)) {
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
    // Do not migrate before a backup, because a backup accepts a database of any version.
    if ('backup' in request) return await runBackup({ ...config, database, objects }, request, systemClock.now());
    await migrate(database);
    if ('invite' in request) {
      const invite = await inviterBesideServer(config, database);
      if (!invite)
        return { done: false, sentence: 'Without SMTP_URL only a running server can send the invitation: start it first.' };
      return await runInvitation(invite, request, config.signUp);
    }
    return await runRequest(database, request, systemClock.now());
  } finally {
    await database.close();
  }
}
