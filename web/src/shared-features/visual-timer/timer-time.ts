import { useDraft } from '#core/drafts/use-draft.ts';

/**
 * A calm time, computed from the clock alone, so that a hidden tab, a sleeping phone and a reload do not matter. Instants
 * and durations in milliseconds.
 */
export interface CalmTime {
  /** The chosen duration. */
  readonly minutes: number;
  readonly begunAt: number;
  /** When it was paused; null while it runs. */
  readonly pausedAt: number | null;
  /** The total of completed pauses. */
  readonly rested: number;
}

const minute = 60_000;

export function beginCalm(minutes: number, now: number): CalmTime {
  return { minutes, begunAt: now, pausedAt: null, rested: 0 };
}

export function pauseCalm(calm: CalmTime, now: number): CalmTime {
  return calm.pausedAt === null ? { ...calm, pausedAt: now } : calm;
}

export function resumeCalm(calm: CalmTime, now: number): CalmTime {
  return calm.pausedAt === null ? calm : { ...calm, pausedAt: null, rested: calm.rested + Math.max(0, now - calm.pausedAt) };
}

/** The elapsed time without pauses, between zero (the clock may be set back) and the chosen duration. */
export function calmSpent(calm: CalmTime, now: number): number {
  const spent = (calm.pausedAt ?? now) - calm.begunAt - calm.rested;
  return Math.min(Math.max(spent, 0), calm.minutes * minute);
}

/** From 0 to 1. */
export function calmShare(calm: CalmTime, now: number): number {
  return calmSpent(calm, now) / (calm.minutes * minute);
}

/** When it ends without another pause. */
export function calmEnd(calm: CalmTime, now: number): number {
  return now + calm.minutes * minute - calmSpent(calm, now);
}

/** The minutes to record: whole ones, at least one. */
export function calmMinutes(calm: CalmTime, now: number): number {
  return Math.max(1, Math.round(calmSpent(calm, now) / minute));
}

interface StoredCalm {
  readonly calm: CalmTime | null;
  /** Its minutes after it has ended, ready to be recorded. */
  readonly done: number | null;
}

const nothing: StoredCalm = { calm: null, done: null };

/** The running calm time on this device, which survives a reload and leaving the page. */
export function useCalm() {
  const [{ calm, done }, store, clear] = useDraft<StoredCalm>('spirituality:calm', nothing);
  return {
    calm,
    done,
    set: (next: CalmTime) => store({ calm: next, done: null }),
    end: (minutes: number) => store({ calm: null, done: minutes }),
    clear,
  };
}
