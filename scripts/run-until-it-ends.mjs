// Runs one program in our place: it gets the terminal and our signals, and we end as it ends.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';

/** The channel tells the program when we are gone, even killed, so that no server is left behind holding its port. */
export function runUntilItEnds(program, parameters, environment = {}) {
  const child = spawn(program, parameters, {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  // Ctrl-C in a terminal reaches the program by itself too; the server takes repeated signals of one moment as one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm runs us under a shell that dies of a signal without passing it on; then we are nobody's, and end too.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.on('error', (error) => {
    console.error(`${program} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
  return child;
}
