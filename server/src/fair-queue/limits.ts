import type { Database } from '#database/port.ts';

const minute = 60_000;

/** How much of the database each user and network may use. Times are in milliseconds. */
export const limits = {
  /** The first milliseconds of each transaction, which create no debt. */
  free: 250,
  /**
   * The maximum debt of a user, in milliseconds of database time. Above it, the server refuses the user's requests with 429.
   * A network is suspect above four times this debt.
   */
  debt: 4_000,
  repaidPerSecond: 100,
  /**
   * Debt in milliseconds for each megabyte of memory that a statement makes the database allocate. The first 64 MB are
   * free.
   */
  perMegabyte: 10,
  freeMegabytes: 64,
  /**
   * `halfLife`: after so many milliseconds, recorded database time counts half. `usedFreely`: above this recorded time, a
   * user moves back in the queue. A user who takes a tenth of the database's time reaches it.
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
   * The length of the pause after a slow transaction on the embedded engine, as a multiple of the transaction's debt.
   * During a pause, users with debt wait while users without debt use the engine. So users with debt get a tenth of the
   * engine's time.
   */
  pause: 9,
  /**
   * A user counts as active for this long after a transaction began. A pause holds users with debt back only while another
   * user is active.
   */
  active: 5_000,
  /** How long a user is blocked after the first, second, third and each later statement that reaches the time limit. */
  penalties: [minute / 2, 2 * minute, 10 * minute, 60 * minute],
  /**
   * How many statements of one network may reach the time limit. After each further one, the network is suspect for a time
   * from `penalties`.
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
   * The maximum number of concurrent transactions of all users. The pool has 16 connections to PostgreSQL. The remaining
   * ones are for jobs and the operator's key, which do not wait in the queue.
   */
  all: number;
  ofPerson: number;
  /**
   * The limit for second transactions, not a duration. While this many transactions run, no user with a running transaction
   * may begin another. So a single user cannot fill the pool.
   */
  seconds: number;
  /** The maximum number of concurrent transactions of all users with debt, which their slow transactions create (`debtOf`). */
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
