import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export interface CommandResult {
  code: number | null;
  /** The combined output of stdout and stderr. */
  printed: string;
}

/** Runs an operator's command until it exits. `meanwhile` runs at the same time and may kill the command. */
export async function runCommand(
  command: 'backup' | 'jobs' | 'restore',
  words: readonly string[],
  environment: Record<string, string>,
  meanwhile?: (kill: () => void) => Promise<void>,
): Promise<CommandResult> {
  const child = spawn(join(root, 'node_modules/.bin/node'), [`server/src/commands/${command}.ts`, ...words], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const ended = once(child, 'close');
  await meanwhile?.(() => child.kill('SIGKILL'));
  const [code] = (await ended) as [number | null];
  return { code, printed };
}
