import { limits } from './limits.ts';

/** What a person or a network has used, at some moment. Later moments follow by calculation. */
export interface Account {
  at: number;
  /** Database time used lately. */
  used: number;
  /** How long its next transaction will probably take: an average of its transactions, the later ones counting for more. */
  expected: number;
  lastUse: number;
  /** Time beyond what is free, until it is repaid. */
  debt: number;
  /** Statements that ran into a limit, until none came for a day. */
  offences: number;
  lastOffence: number;
  refusedUntil: number;
}

export const newAccount = (now: number): Account => ({
  ...{ at: now, used: 0, expected: limits.expected, lastUse: now, debt: 0 },
  ...{ offences: 0, lastOffence: 0, refusedUntil: 0 },
});

/** Brings an account to this moment. */
export function bringForward(account: Account, now: number): void {
  const passed = now - account.at;
  account.at = now;
  account.used *= 2 ** (-passed / limits.halfLife);
  account.debt = Math.max(0, account.debt - (passed / 1000) * limits.repaidPerSecond);
  if (now - account.lastOffence > limits.forgotten) account.offences = 0;
}

/** How much debt a transaction makes, by its time in milliseconds and the bytes by which the database grew. */
export function debtOf(milliseconds: number, bytes: number): number {
  const megabytes = Math.max(0, bytes / (1024 * 1024) - limits.freeMegabytes);
  return Math.max(0, milliseconds - limits.free) + megabytes * limits.perMegabyte;
}

/** Counts a transaction that has just ended. */
export function charge(account: Account, milliseconds: number, debt: number): void {
  account.used += milliseconds;
  account.expected += (milliseconds - account.expected) / 4;
  account.lastUse = account.at;
  account.debt += debt;
}

/** Counts a statement that ran into a limit. Once there are more than `tolerated`, `untilServed` is above nothing for a while, longer each time. */
export function punish(account: Account, now: number, tolerated: number): void {
  account.offences += 1;
  account.lastOffence = now;
  if (account.offences <= tolerated) return;
  const step = Math.min(account.offences - tolerated, limits.penalties.length) - 1;
  account.refusedUntil = now + (limits.penalties[step] ?? 0);
}

/** Milliseconds until an account is served again; none when it is served now. */
export function untilServed(account: Account, now: number, allowedDebt: number): number {
  const tooMuch = account.debt < allowedDebt ? 0 : ((account.debt - allowedDebt) / limits.repaidPerSecond) * 1000 + 1;
  return Math.max(account.refusedUntil - now, tooMuch);
}

/** Whether a person's transactions of late were light, three of them at least, and no statement of theirs ran into a limit. */
export const isKnownAsLight = ({ expected, debt, offences }: Account): boolean =>
  expected < limits.expected / 2 && debt === 0 && offences === 0;

/** Whether nothing in it matters any more. */
export function isBlank({ at, lastUse, debt, offences }: Account): boolean {
  return at - lastUse > limits.unused && debt === 0 && offences === 0;
}
