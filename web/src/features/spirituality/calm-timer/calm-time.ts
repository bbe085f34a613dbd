import { useDraft } from '#core/drafts/use-draft.ts';

/** A time of calm, by the clock alone: a hidden tab, a sleeping phone and a reload change nothing. Instants and spans in milliseconds. */
export interface CalmTime {
  /** What was chosen. */
  readonly minutes: number;
  readonly begunAt: number;
  /** When it was paused; null while it runs. */
  readonly pausedAt: number | null;
  /** All that was spent in pauses that are over. */
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

/** What was spent in calm, pauses left out; never less than nothing (a clock may be set back) and never more than was chosen. */
export function calmSpent(calm: CalmTime, now: number): number {
  const spent = (calm.pausedAt ?? now) - calm.begunAt - calm.rested;
  return Math.min(Math.max(spent, 0), calm.minutes * minute);
}

/** From 0 to 1. */
export function calmShare(calm: CalmTime, now: number): number {
  return calmSpent(calm, now) / (calm.minutes * minute);
}

/** When it is over, if it is not paused again. */
export function calmEnd(calm: CalmTime, now: number): number {
  return now + calm.minutes * minute - calmSpent(calm, now);
}

/** The minutes to write down: whole ones, at least one. */
export function calmMinutes(calm: CalmTime, now: number): number {
  return Math.max(1, Math.round(calmSpent(calm, now) / minute));
}

interface StoredCalm {
  readonly calm: CalmTime | null;
  /** How many minutes it was, once it has ended; then it can be written down. */
  readonly done: number | null;
}

const nothing: StoredCalm = { calm: null, done: null };

/** The time of calm that is under way on this device: it outlives a reload and a page that was left. */
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
