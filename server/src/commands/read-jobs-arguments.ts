import { parseArgs } from 'node:util';
import { z } from 'zod';
import { environmentUsage, UsageError } from './command-environment.ts';
import type { JobsRequest } from './operator-request.ts';

const usage = `npm run jobs
npm run jobs -- --retry ID
npm run jobs -- --drop ID
${environmentUsage}`;

/** Parses the arguments after `npm run jobs --`. Throws `UsageError`. */
export function readJobsArguments(args: readonly string[]): { request: JobsRequest; dataFolder: string | undefined } {
  const { retry, drop, data } = parse(args);
  if (retry !== undefined && drop !== undefined) throw new UsageError('Choose one of --retry and --drop.');
  const id = retry ?? drop;
  if (id === undefined) return { request: { jobs: 'list' }, dataFolder: data };
  const read = z.uuid().safeParse(id.toLowerCase());
  if (!read.success) throw new UsageError(`${id} is not the id of a job. Without it the command lists them.\n${usage}`);
  return { request: { jobs: retry === undefined ? 'drop' : 'retry', id: read.data }, dataFolder: data };
}

function parse(args: readonly string[]) {
  try {
    const options = { retry: { type: 'string' }, drop: { type: 'string' }, data: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
