import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Planted } from './plant-people.ts';

/** One request of a victim. */
export interface Sample {
  action: string;
  milliseconds: number;
  /** The problem of the response; absent for a success. */
  problem?: string;
}

/** The parts of a measurement: warming up, the server without attack, under attack, and right afterwards. */
export type Phase = 'warm' | 'calm' | 'attack' | 'after';

/** The result of the victims' process. */
export interface VictimsReport {
  samples: Record<Phase, Sample[]>;
  /** Acknowledged writes that were missing when read back. */
  lost: string[];
  /** Writes that could not be read back within half a minute, so that their state is unknown. */
  unread: number;
  /** Writes that were read back. */
  written: number;
  /** The longest stall of the victims' own process in milliseconds, which is not the server's fault. */
  ownDelay: number;
}

export type ToVictims =
  { kind: 'begin'; url: string; people: Planted[] } | { kind: 'phase'; phase: Phase } | { kind: 'finish' };
export type FromVictims = { kind: 'ready' } | { kind: 'report'; report: VictimsReport };

export interface Victims {
  enter(phase: Phase): void;
  finish(): Promise<VictimsReport>;
}

/** Starts the victims in a separate process, so that nothing else delays their clock, and resolves once all are signed in. */
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
