import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts another project's server program and waits until its address responds. Throws an error with the program's log if
 * the program ends first or does not respond within three minutes.
 */
export async function startProgram(
  command: readonly string[],
  options: { cwd: string; environment: Record<string, string>; answersAt: string },
): Promise<() => Promise<void>> {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  for (let waited = 0; waited < 180; waited += 1) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended by itself:\n${said}`);
    if (await answers(options.answersAt)) {
      return async () => {
        const exited = once(child, 'exit');
        if (child.kill('SIGTERM')) await exited;
      };
    }
    await wait(1000);
  }
  child.kill('SIGKILL');
  throw new Error(`${command.join(' ')} did not answer within three minutes:\n${said}`);
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Sends a request and returns the JSON. If the server refuses, throws the text of the response. */
export async function ask<Body>(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Body> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url} answered ${String(answer.status)}: ${text.slice(0, 500)}`);
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}
