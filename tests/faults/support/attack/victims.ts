import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Planted } from './plant-people.ts';

/** One request of a victim. */
export interface Sample {
  action: string;
  milliseconds: number;
  /** Describes why the request failed; absent for a success. */
  problem?: string;
}

/** The phases of a measurement: warming up, no attack, during the attack, and right after it. */
export type Phase = 'warm' | 'calm' | 'attack' | 'after';

export interface VictimsReport {
  samples: Record<Phase, Sample[]>;
  /** Acknowledged writes that were missing after the attack. */
  lost: string[];
  /** The number of writes that could not be read within half a minute after the attack, so that their state is unknown. */
  unread: number;
  /** The number of writes that were read successfully after the attack. */
  written: number;
  /** The longest stall of the victims' own process in milliseconds, which the server did not cause. */
  ownDelay: number;
}

export type ToVictims =
  | { kind: 'begin'; url: string; people: Planted[] }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'finish' };
export type FromVictims = { kind: 'ready' } | { kind: 'report'; report: VictimsReport };

export interface Victims {
  enter(phase: Phase): void;
  finish(): Promise<VictimsReport>;
}

/**
 * Starts the victims (signed-in users whose requests are timed during an attack) in a separate process, so that the attackers'
 * work does not distort the times. Resolves when all victims are signed in.
 */
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
