import type { QuietHours } from '@cogn/shared/quiet-hours.ts';
import type { Alarm, AlarmMemory, Told } from './alarm.ts';
import { untilNext, whichRing } from './which-ring.ts';

/** What a ringer needs of the world. */
export interface RingerDependencies {
  /** What this device knows of alarms, shared by all its tabs. */
  readonly memory: { readonly read: () => AlarmMemory; readonly write: (memory: AlarmMemory) => void };
  /** Names this tab; the same after a reload. */
  readonly tab: string;
  readonly now: () => Date;
  /** Whether somebody can see this tab. */
  readonly isSeen: () => boolean;
  /** One tab at a time. */
  readonly withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** A new alarm is there: a soft tone, a touch, for whoever wants one. */
  readonly cue: () => void;
}

/** How long a tab holds an alarm without a sign of life, in ms: longer than a browser lets a hidden tab wait (one minute). */
const hold = 150_000;
/** Looked again at least this often, in ms. */
export const pace = 30_000;
/** A closed alarm is forgotten after this time, in ms. */
const forgotten = 2 * 86_400_000;

/**
 * Decides which alarms this tab shows. Each is shown by one tab of a device: a tab that somebody sees takes it from one that nobody
 * sees, and from one that is gone. `shown` is told whenever that changes.
 */
export function createRinger(world: RingerDependencies, shown: (alarms: readonly Alarm[]) => void) {
  const { memory, tab, now, isSeen, withLock, cue } = world;
  let alarms: readonly Alarm[] = [];
  let quiet: QuietHours = { from: null, to: null };
  let last = '';

  function mayTake(told: Told | undefined): boolean {
    if (told?.kind !== 'shown' || told.by === tab) return true;
    return told.holds < now().getTime() || (!told.seen && isSeen());
  }

  /** Looks at the clock; answers how long until it is worth looking again, in ms. */
  async function look(): Promise<number> {
    const time = now();
    await withLock(() => {
      const known = memory.read();
      const mine = whichRing(alarms, known, quiet, time).filter(({ key }) => mayTake(known[key]));
      const isNew = mine.some(({ key }) => known[key]?.kind !== 'shown');
      const holds = time.getTime() + hold;
      const taken = mine.map(({ key }) => [key, { kind: 'shown', by: tab, seen: isSeen(), holds } as const]);
      if (taken.length > 0) memory.write(withoutOld({ ...known, ...Object.fromEntries(taken) }, time));
      if (isNew) cue();
      const keys = mine.map(({ key }) => key).join();
      if (keys !== last) shown(mine);
      last = keys;
      return Promise.resolve();
    });
    return Math.min(untilNext(alarms, memory.read(), quiet, time), pace);
  }

  function tell(key: string, told: Told): Promise<number> {
    memory.write({ ...memory.read(), [key]: told });
    return look();
  }

  return {
    look,
    /** What is to be told from now on. */
    follow(next: readonly Alarm[], hours: QuietHours): Promise<number> {
      alarms = next;
      quiet = hours;
      return look();
    },
    /** Tells of it again after so many minutes. */
    later: (key: string, minutes: number) => tell(key, { kind: 'later', until: now().getTime() + minutes * 60_000 }),
    /** Tells of it no more. */
    close: (key: string) => tell(key, { kind: 'closed', at: now().getTime() }),
  };
}

export type Ringer = ReturnType<typeof createRinger>;

function withoutOld(memory: AlarmMemory, now: Date): AlarmMemory {
  const oldest = now.getTime() - forgotten;
  const moment = (told: Told) => (told.kind === 'shown' ? told.holds : told.kind === 'later' ? told.until : told.at);
  return Object.fromEntries(Object.entries(memory).filter(([, told]) => moment(told) > oldest));
}
