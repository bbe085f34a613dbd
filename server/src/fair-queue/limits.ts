import type { Database } from '#database/port.ts';

const minute = 60_000;

/** How much of the database each user and network may use. Times are in milliseconds. */
export const limits = {
  /** The part of each transaction's time that creates no debt. */
  free: 250,
  /** The maximum debt of a user; above it, the user is refused. A network with over four times this debt is suspect. */
  debt: 4_000,
  repaidPerSecond: 100,
  /**
   * Debt in milliseconds for each megabyte of memory that a statement makes the database allocate. The first 64 MB are
   * free.
   */
  perMegabyte: 10,
  freeMegabytes: 64,
  /**
   * Recorded usage has this half-life. A user whose usage exceeds `usedFreely`, about a tenth of the database's time, moves
   * back in the queue.
   */
  halfLife: 10_000,
  usedFreely: 1_500,
  /**
   * The expected duration of a transaction of an unknown user. It is longer than that of the app's ordinary
   * transactions, so that new accounts do not overtake people who use the app.
   */
  expected: 250,
  /**
   * Transactions that are shorter than this count as equal, because most of their time is the round trip. Otherwise the
   * client with the shortest transactions would overtake all other clients.
   */
  alike: 50,
  /** After this time without use, a user or network counts as unknown again. */
  unused: 10 * minute,
  /**
   * After a slow transaction on the embedded engine, users with debt wait for this multiple of the transaction's debt, while
   * users without debt use the engine. So users with debt get a tenth of the engine's time.
   */
  pause: 9,
  /** A user counts as active for this long after a transaction began. */
  active: 5_000,
  /** How long a user is blocked after the first, second, third and each later statement that reaches the time limit. */
  penalties: [minute / 2, 2 * minute, 10 * minute, 60 * minute],
  /**
   * The number of statements at the time limit that a network may have. Beyond it, the network is suspect for as long as a
   * user would be blocked.
   */
  offencesOfNetwork: 12,
  forgotten: 24 * 60 * minute,
  /** The maximum number of waiting transactions: for a user, for a user with debt, and in total. */
  waitingOfPerson: 60,
  waitingOfDebtor: 10,
  waiting: 400,
  /** The maximum number of users, and of networks, whose usage is stored. */
  remembered: 20_000,
} as const;

/** A network may use this many times a user's share. It may be a school or a practice, or an attacker with many accounts. */
export const networkFactor = 4;

export interface AtATime {
  /**
   * The maximum number of concurrent transactions of all users. The other of PostgreSQL's 16 connections are for jobs
   * and the operator's key, which do not wait in the queue.
   */
  all: number;
  ofPerson: number;
  /** While this many transactions run, no user may begin a second one, so that a single user cannot fill the pool. */
  seconds: number;
  /** The maximum number of concurrent transactions of all users with debt. */
  debtors: number;
  /** The maximum number of concurrent transactions that probably take longer than `limits.alike`. */
  heavy: number;
  /** Whether users with debt must wait after a slow transaction (`limits.pause`). */
  pauses: boolean;
}

export const atATime: Record<Database['engine'], AtATime> = {
  postgres: { all: 12, ofPerson: 4, seconds: 8, debtors: 3, heavy: 12, pauses: false },
  // The embedded engine runs one transaction at a time. The queue passes it up to four light transactions in advance, so
  // that the engine does not wait for the main thread between two transactions.
  pglite: { all: 4, ofPerson: 1, seconds: 4, debtors: 1, heavy: 1, pauses: true },
};
