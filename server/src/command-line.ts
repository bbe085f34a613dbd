import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from './config.ts';

/** What stands after `npm start --` and what it does. */
const usage = `npm start -- [--port NUMBER] [--data FOLDER] [--host ADDRESS]`;

/**
 * Reads the command line into the variables that `readConfig` knows, so that each setting has one meaning wherever it is given.
 * Throws `ConfigError`.
 */
export function readCommandLine(words: readonly string[]): Record<string, string | undefined> {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { port: { type: 'string' }, data: { type: 'string' }, host: { type: 'string' } },
    });
    return { PORT: values.port, DATA_FOLDER: values.data && resolve(values.data), HOST: values.host };
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
