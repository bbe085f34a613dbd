import { parseArgs } from 'node:util';
import { z } from 'zod';
import { environmentUsage } from './command-environment.ts';
import type { JobsWish } from './jobs-wish.ts';
import { UsageError } from './usage-error.ts';

const usage = `npm run jobs
npm run jobs -- --retry ID
npm run jobs -- --drop ID
${environmentUsage}`;

/** Reads the words after `npm run jobs --`. Throws `UsageError`. */
export function readJobsArguments(words: readonly string[]): { wish: JobsWish; dataFolder: string | undefined } {
  const { retry, drop, data } = parse(words);
  if (retry !== undefined && drop !== undefined) throw new UsageError('Choose one of --retry and --drop.');
  const id = retry ?? drop;
  if (id === undefined) return { wish: { jobs: 'list' }, dataFolder: data };
  const read = z.uuid().safeParse(id.toLowerCase());
  if (!read.success) throw new UsageError(`${id} is not the id of a job. Without it the command lists them.\n${usage}`);
  return { wish: { jobs: retry === undefined ? 'drop' : 'retry', id: read.data }, dataFolder: data };
}

function parse(words: readonly string[]) {
  try {
    const options = { retry: { type: 'string' }, drop: { type: 'string' }, data: { type: 'string' } } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
