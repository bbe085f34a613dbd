import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Planted } from './plant-people.ts';

/** One request of a victim. */
export interface Sample {
  action: string;
  milliseconds: number;
  /** What was wrong with the answer; absent for a success. */
  problem?: string;
}

/** The parts of a measurement: what the server is like alone, attacked, and right afterwards. */
export type Phase = 'warm' | 'calm' | 'attack' | 'after';

/** What the victims' process hands back at the end. */
export interface VictimsReport {
  samples: Record<Phase, Sample[]>;
  /** Acknowledged writes that were not there when they were read back. */
  lost: string[];
  /** How many could not be read back within half a minute: nobody knows of them. */
  unread: number;
  /** How many were read back. */
  written: number;
  /** The longest that the victims' own process did not get to its work, in milliseconds: what is not the server's fault. */
  ownDelay: number;
}

export type ToVictims =
  { kind: 'begin'; url: string; people: Planted[] } | { kind: 'phase'; phase: Phase } | { kind: 'finish' };
export type FromVictims = { kind: 'ready' } | { kind: 'report'; report: VictimsReport };

export interface Victims {
  enter(phase: Phase): void;
  finish(): Promise<VictimsReport>;
}

/** Starts the victims in a process of their own, so that nothing else delays their clock, and resolves once all of them are signed in. */
export async function startVictims(url: string, people: Planted[]): Promise<Victims> {
  const child = fork(new URL('./victims-program.ts', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const say = (message: ToVictims) => child.send(message);
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`the victims' process ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  const hear = async () => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [FromVictims];
    return message;
  };
  say({ kind: 'begin', url, people });
  await hear();
  return {
    enter: (phase) => say({ kind: 'phase', phase }),
    async finish() {
      const answered = hear();
      say({ kind: 'finish' });
      const message = await answered;
      child.disconnect();
      if (message.kind !== 'report') throw new Error('the victims reported nothing');
      return message.report;
    },
  };
}
