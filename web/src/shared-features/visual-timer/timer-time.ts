/**
 * A timer that is computed from the clock alone, so that a hidden tab, a sleeping phone and a reload do not affect it.
 * Instants and durations are in ms, except `minutes`.
 */
export interface Timer {
  /** The chosen duration in minutes. */
  readonly minutes: number;
  readonly begunAt: number;
  /** When it was paused; null while it runs. */
  readonly pausedAt: number | null;
  /** The total duration of the completed pauses. */
  readonly rested: number;
}

const minute = 60_000;

export function beginTimer(minutes: number, now: number): Timer {
  return { minutes, begunAt: now, pausedAt: null, rested: 0 };
}

export function pauseTimer(timer: Timer, now: number): Timer {
  return timer.pausedAt === null ? { ...timer, pausedAt: now } : timer;
}

export function resumeTimer(timer: Timer, now: number): Timer {
  if (timer.pausedAt === null) return timer;
  return { ...timer, pausedAt: null, rested: timer.rested + Math.max(0, now - timer.pausedAt) };
}

/** The elapsed time without pauses, in ms: at least 0, even if the clock was set back, and at most the chosen duration. */
export function spentTime(timer: Timer, now: number): number {
  const spent = (timer.pausedAt ?? now) - timer.begunAt - timer.rested;
  return Math.min(Math.max(spent, 0), timer.minutes * minute);
}

/** The share of the time that is left, from 1 to 0. */
export function shareLeft(timer: Timer, now: number): number {
  return 1 - spentTime(timer, now) / (timer.minutes * minute);
}

/** The whole minutes that are left, rounded up. */
export function minutesLeft(timer: Timer, now: number): number {
  return Math.ceil(timer.minutes - spentTime(timer, now) / minute);
}

/**
 * When the timer ends if it is not paused again. For a paused timer, this assumes that it resumes now. The result is in
 * the past once the timer is over.
 */
export function timerEnd(timer: Timer, now: number): number {
  return timer.begunAt + timer.rested + timer.minutes * minute + (timer.pausedAt === null ? 0 : now - timer.pausedAt);
}

/** The spent minutes to record: whole minutes, at least one. */
export function spentMinutes(timer: Timer, now: number): number {
  return Math.max(1, Math.round(spentTime(timer, now) / minute));
}
