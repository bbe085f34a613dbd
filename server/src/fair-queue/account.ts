import { limits } from './limits.ts';

/** A user's or network's usage at some moment. Usage at later moments is computed from it. */
export interface Account {
  at: number;
  /** Recent database time. */
  used: number;
  /** The expected duration of the next transaction: an average in which later transactions count more. */
  expected: number;
  lastUse: number;
  /** Time beyond the free allowance that is not repaid yet. */
  debt: number;
  /** Statements that reached the time limit; reset after a day without one. */
  offences: number;
  lastOffence: number;
  refusedUntil: number;
}

export const newAccount = (now: number): Account => ({
  ...{ at: now, used: 0, expected: limits.expected, lastUse: now, debt: 0 },
  ...{ offences: 0, lastOffence: 0, refusedUntil: 0 },
});

/** Updates an account to this moment. */
export function bringForward(account: Account, now: number): void {
  const passed = now - account.at;
  account.at = now;
  account.used *= 2 ** (-passed / limits.halfLife);
  account.debt = Math.max(0, account.debt - (passed / 1000) * limits.repaidPerSecond);
  if (now - account.lastOffence > limits.forgotten) account.offences = 0;
}

/** The debt of a transaction, from its milliseconds and the bytes by which the database grew. */
export function debtOf(milliseconds: number, bytes: number): number {
  const megabytes = Math.max(0, bytes / (1024 * 1024) - limits.freeMegabytes);
  return Math.max(0, milliseconds - limits.free) + megabytes * limits.perMegabyte;
}

/** Records a completed transaction. */
export function charge(account: Account, milliseconds: number, debt: number): void {
  account.used += milliseconds;
  account.expected += (milliseconds - account.expected) / 4;
  account.lastUse = account.at;
  account.debt += debt;
}

/**
 * Records a statement that reached the time limit. Beyond `tolerated` such statements, the account is blocked for a
 * while, longer each time.
 */
export function punish(account: Account, now: number, tolerated: number): void {
  account.offences += 1;
  account.lastOffence = now;
  if (account.offences <= tolerated) return;
  const step = Math.min(account.offences - tolerated, limits.penalties.length) - 1;
  account.refusedUntil = now + (limits.penalties[step] ?? 0);
}

/** Milliseconds until the account is served again; 0 if it is served now. */
export function untilServed(account: Account, now: number, allowedDebt: number): number {
  const tooMuch = account.debt < allowedDebt ? 0 : ((account.debt - allowedDebt) / limits.repaidPerSecond) * 1000 + 1;
  return Math.max(account.refusedUntil - now, tooMuch);
}

/** Whether the user's recent transactions were light: at least three, and no statement reached the time limit. */
export const isKnownAsLight = ({ expected, debt, offences }: Account): boolean =>
  expected < limits.expected / 2 && debt === 0 && offences === 0;

/** Whether the account can be dropped without losing information. */
export function isBlank({ at, lastUse, debt, offences }: Account): boolean {
  return at - lastUse > limits.unused && debt === 0 && offences === 0;
}
