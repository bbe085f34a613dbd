import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '#config/read-variables.ts';

/** The end of each command's usage text. */
export const environmentUsage =
  'Add --env FILE to read settings from a file such as /etc/cogn.env, or --data FOLDER when the server was started with it.';

/**
 * Removes `--env FILE` from the arguments, and adds the file's variables that the environment does not set. So a
 * command can use the settings file of the server to find its data folder and database. Throws `UsageError`.
 */
export function readCommandEnvironment(
  args: readonly string[],
  environment: Environment,
): { args: string[]; environment: Environment } {
  const place = args.findIndex((word) => word === '--env' || word.startsWith('--env='));
  const word = args[place];
  if (word === undefined) return { args: [...args], environment };
  const separate = word === '--env';
  const file = separate ? args[place + 1] : word.slice('--env='.length);
  if (file === undefined || file === '') throw new UsageError('Name the file after --env.');
  const path = resolve(environment['INIT_CWD'] ?? '.', file);
  return { args: args.toSpliced(place, separate ? 2 : 1), environment: { ...readFile(path), ...setOf(environment) } };
}

/** Drops empty variables, because they count as unset. */
function setOf(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

function readFile(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'no reason'}).`);
  }
}

/** Thrown if the operator's arguments are invalid. The message says how to correct them. */
export class UsageError extends Error {
  override name = 'UsageError';
}
