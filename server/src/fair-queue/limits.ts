import type { Database } from '#database/port.ts';

const minute = 60_000;

/** Each user's and network's share of the database. Times in milliseconds. */
export const limits = {
  /** This part of each transaction creates no debt. */
  free: 250,
  /** A user above this debt is refused; a network above four times this debt is suspect. */
  debt: 4_000,
  repaidPerSecond: 100,
  /**
   * Milliseconds of debt for each megabyte of memory that a statement makes the database allocate, beyond the first 64 MB.
   */
  perMegabyte: 10,
  freeMegabytes: 64,
  /** The half-life of a user's usage. Usage above a tenth of the database moves the user back in the queue. */
  halfLife: 10_000,
  usedFreely: 1_500,
  /**
   * The expected duration of an unknown user's transaction. It is longer than an ordinary transaction of the app's pages,
   * so that new accounts do not overtake people who use the app.
   */
  expected: 250,
  /**
   * Shorter transactions count as equal: most of their time is the round trip, and the client with the shortest ones must
   * not overtake all others.
   */
  alike: 50,
  /** A user or network counts as unknown again after this time without use. */
  unused: 10 * minute,
  /**
   * After a slow transaction, users with debt wait nine times its debt while others use the embedded engine. So users
   * with debt get a tenth of its time.
   */
  pause: 9,
  /** A user counts as active for this time after a request. */
  active: 5_000,
  /** How long a user is blocked after the first, second and later statements that reach the time limit. */
  penalties: [minute / 2, 2 * minute, 10 * minute, 60 * minute],
  /** A network with more such statements is suspect for as long as a user would be blocked. */
  offencesOfNetwork: 12,
  forgotten: 24 * 60 * minute,
  /** The maximum of waiting requests: of a user, of a user with debt, of all. */
  waitingOfPerson: 60,
  waitingOfDebtor: 10,
  waiting: 400,
  /** The maximum number of stored usages, of users and of networks. */
  remembered: 20_000,
} as const;

/**
 * A network may use this many times a user's share: it may be a school or a practice as well as an attacker with many
 * accounts.
 */
export const networkFactor = 4;

export interface AtATime {
  /**
   * Concurrent transactions of all users. The rest of PostgreSQL's 16 connections serves jobs and the operator's key,
   * which do not wait.
   */
  all: number;
  ofPerson: number;
  /** While this many transactions run, no user begins a second one, so that one user cannot fill the pool. */
  seconds: number;
  /** Concurrent transactions of all users with debt. */
  debtors: number;
  /** Concurrent transactions that probably take longer than `limits.alike`. */
  heavy: number;
  /** Whether users with debt pause after a slow transaction. */
  pauses: boolean;
}

export const atATime: Record<Database['engine'], AtATime> = {
  postgres: { all: 12, ofPerson: 4, seconds: 8, debtors: 3, heavy: 12, pauses: false },
  // The engine runs one transaction at a time. It gets light ones in advance, so that it need not wait for this thread
  // between two.
  pglite: { all: 4, ofPerson: 1, seconds: 4, debtors: 1, heavy: 1, pauses: true },
};
