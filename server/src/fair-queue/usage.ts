import { limits } from './limits.ts';

/** How much one user or network has used the database. Times are in milliseconds; all values hold for the moment `at`. */
export interface Usage {
  at: number;
  /** Recent database time, with the half-life `limits.halfLife`. */
  used: number;
  /** The expected duration of the next transaction: a moving average. */
  expected: number;
  lastUse: number;
  /** The debt of past transactions (`debtOf`) that is not repaid yet. */
  debt: number;
  /** The number of statements that reached the time limit; 0 again after a day without one. */
  offences: number;
  lastOffence: number;
  refusedUntil: number;
}

export const newUsage = (now: number): Usage => ({
  ...{ at: now, used: 0, expected: limits.expected, lastUse: now, debt: 0 },
  ...{ offences: 0, lastOffence: 0, refusedUntil: 0 },
});

/** Updates the usage to the time `now`: `used` decays, debt is repaid, and offences are forgotten after a day. */
export function bringForward(usage: Usage, now: number): void {
  const passed = now - usage.at;
  usage.at = now;
  usage.used *= 2 ** (-passed / limits.halfLife);
  usage.debt = Math.max(0, usage.debt - (passed / 1000) * limits.repaidPerSecond);
  if (now - usage.lastOffence > limits.forgotten) usage.offences = 0;
}

/** The debt of a transaction, from its milliseconds and the bytes of memory that it made the database allocate. */
export function debtOf(milliseconds: number, bytes: number): number {
  const megabytes = Math.max(0, bytes / (1024 * 1024) - limits.freeMegabytes);
  return Math.max(0, milliseconds - limits.free) + megabytes * limits.perMegabyte;
}

/** Records a completed transaction. */
export function charge(usage: Usage, milliseconds: number, debt: number): void {
  usage.used += milliseconds;
  usage.expected += (milliseconds - usage.expected) / 4;
  usage.lastUse = usage.at;
  usage.debt += debt;
}

/**
 * Records a statement that reached the time limit. Beyond `tolerated` such statements, the user is blocked for a while,
 * longer each time.
 */
export function punish(usage: Usage, now: number, tolerated: number): void {
  usage.offences += 1;
  usage.lastOffence = now;
  if (usage.offences <= tolerated) return;
  const step = Math.min(usage.offences - tolerated, limits.penalties.length) - 1;
  usage.refusedUntil = now + (limits.penalties[step] ?? 0);
}

/** Milliseconds until the user or network is served again; 0 if it is served now. */
export function untilServed(usage: Usage, now: number, allowedDebt: number): number {
  const tooMuch = usage.debt < allowedDebt ? 0 : ((usage.debt - allowedDebt) / limits.repaidPerSecond) * 1000 + 1;
  return Math.max(usage.refusedUntil - now, tooMuch);
}

/**
 * Whether the user's recent transactions were light: no debt, and no statement reached the time limit. A new user needs at
 * least three light transactions, because `expected` is a moving average that starts at `limits.expected`.
 */
export const isKnownAsLight = ({ expected, debt, offences }: Usage): boolean =>
  expected < limits.expected / 2 && debt === 0 && offences === 0;

/** Whether nothing is lost when the usage is dropped: it is long unused, without debt or offences. */
export function isDroppable({ at, lastUse, debt, offences }: Usage): boolean {
  return at - lastUse > limits.unused && debt === 0 && offences === 0;
}
