import type { QuietHours } from '@cogn/shared/alarm-times.ts';
import { type Alarm, type AlarmMemory, type AlarmState, untilNext, dueAlarms } from './alarm.ts';

export interface RingerDependencies {
  /** The state of alarms, shared by all tabs of this device. */
  readonly memory: { readonly read: () => AlarmMemory; readonly write: (memory: AlarmMemory) => void };
  /** The tab's id, which survives a reload. */
  readonly tab: string;
  readonly now: () => Date;
  /** Whether this tab is visible. */
  readonly isSeen: () => boolean;
  /** Runs `work` under a lock, so that only one tab of this device at a time decides about alarms. */
  readonly withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Plays the sound or vibration for a new alarm. */
  readonly cue: () => void;
}

/**
 * How long a tab's claim of an alarm lasts without renewal, in ms. It must be longer than one minute, because browsers run
 * the timers of a hidden tab only once a minute.
 */
const claimTime = 150_000;
/** The longest interval between two polls of the clock, in ms. */
export const pace = 30_000;
/** How long the state of a past alarm stays stored on this device, in ms. */
const forgotten = 2 * 86_400_000;

/**
 * Decides which alarms this tab shows. Only one tab of a device shows an alarm. A visible tab takes an alarm over from a
 * hidden tab. If a tab was closed, another tab takes its alarms over once their claims have ended. Calls `shown` when the
 * list changes.
 */
export function createRinger(dependencies: RingerDependencies, shown: (alarms: readonly Alarm[]) => void) {
  const { memory, tab, now, isSeen, withLock, cue } = dependencies;
  let alarms: readonly Alarm[] = [];
  let quiet: QuietHours = { from: null, to: null };
  let last = '';

  function mayTake(state: AlarmState | undefined): boolean {
    if (state?.kind !== 'shown' || state.by === tab) return true;
    return state.holds < now().getTime() || (!state.seen && isSeen());
  }

  /** Updates the shown alarms; returns the ms until the next poll. */
  async function look(): Promise<number> {
    const time = now();
    await withLock(() => {
      const known = memory.read();
      const mine = dueAlarms(alarms, known, quiet, time).filter(({ key }) => mayTake(known[key]));
      const isNew = mine.some(({ key }) => known[key]?.kind !== 'shown');
      const holds = time.getTime() + claimTime;
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

  function setState(key: string, state: AlarmState): Promise<number> {
    memory.write({ ...memory.read(), [key]: state });
    return look();
  }

  return {
    look,
    /** Replaces the alarms and the quiet hours. */
    follow(next: readonly Alarm[], hours: QuietHours): Promise<number> {
      alarms = next;
      quiet = hours;
      return look();
    },
    /** Snoozes an alarm for this many minutes. */
    later: (key: string, minutes: number) => setState(key, { kind: 'later', until: now().getTime() + minutes * 60_000 }),
    /** Closes an alarm for good. */
    close: (key: string) => setState(key, { kind: 'closed', at: now().getTime() }),
  };
}

export type Ringer = ReturnType<typeof createRinger>;

function withoutOld(memory: AlarmMemory, now: Date): AlarmMemory {
  const oldest = now.getTime() - forgotten;
  const moment = (state: AlarmState) =>
    state.kind === 'shown' ? state.holds : state.kind === 'later' ? state.until : state.at;
  return Object.fromEntries(Object.entries(memory).filter(([, state]) => moment(state) > oldest));
}
