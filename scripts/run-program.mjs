// Runs one program on behalf of this process. The program gets the terminal and our signals, and we exit with its result.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';

/**
 * Starts the program with an IPC channel. The channel closes when this process ends, even by a kill, and then the server stops.
 * Without the channel, the server would keep running and occupy its port.
 */
export function runProgram(program, parameters, environment = {}) {
  const child = spawn(program, parameters, {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  // Ctrl-C in a terminal also sends the signal to the program directly. The server treats repeated signals as one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm starts this script from a shell. A signal ends the shell, which does not forward the signal to us. So we end the program
  // when our parent process changes.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.on('error', (error) => {
    console.error(`${program} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
  return child;
}
