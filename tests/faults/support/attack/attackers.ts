import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { Planted } from './plant-people.ts';

/** For each attack, how often it began (`begun`) and the number of responses by status. Status 0 means no response. */
export type ResponseCounts = Record<string, Record<string, number>>;

export type ToAttackers =
  | { kind: 'begin'; url: string; people: Planted[]; attacks: string[] }
  | { kind: 'go' }
  | { kind: 'stop' };
export type FromAttackers = { kind: 'ready' } | { kind: 'answers'; answers: ResponseCounts };

export interface Attackers {
  go(): void;
  stop(): Promise<ResponseCounts>;
}

/**
 * Starts four hostile accounts and two anonymous addresses in a separate process. Resolves when the accounts are signed in. The
 * process has a low priority, because real attackers would bring their own processors.
 */
export async function startAttackers(url: string, people: Planted[], attacks: string[]): Promise<Attackers> {
  const child = fork(new URL('./attackers-program.ts', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  if (child.pid !== undefined) setPriority(child.pid, 10);
  const say = (message: ToAttackers) => child.send(message);
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`the attackers' process ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  const hear = async () => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [FromAttackers];
    return message;
  };
  say({ kind: 'begin', url, people, attacks });
  await hear();
  return {
    go: () => say({ kind: 'go' }),
    async stop() {
      const answered = hear();
      say({ kind: 'stop' });
      const message = await answered;
      child.disconnect();
      return message.kind === 'answers' ? message.answers : {};
    },
  };
}
