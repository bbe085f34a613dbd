import type { Database } from '#database/port.ts';

const minute = 60_000;

/** How much of the database one person, and one network, may take. Times in milliseconds. */
export const limits = {
  /** This much of each transaction is never counted as debt. */
  free: 250,
  /** A person with more debt is refused; a network with four times as much is suspect. */
  debt: 4_000,
  repaidPerSecond: 100,
  /** Memory that a statement made the database take, beyond the first 64 MB, in milliseconds of debt for each megabyte. */
  perMegabyte: 10,
  freeMegabytes: 64,
  /** Half of what a person used is forgotten in this time. What they used beyond a tenth of the database puts them further back. */
  halfLife: 10_000,
  usedFreely: 1_500,
  /** What a transaction of somebody unknown is expected to take: more than one of a page, so that new accounts do not stand before people who use pages. */
  expected: 250,
  /** Transactions that take less are alike: most of their time is the way to the database and back, and a client with the very quickest ones must not go before all others. */
  alike: 50,
  /** Who did nothing for so long is unknown again. */
  unused: 10 * minute,
  /** After a slow transaction, those with debt wait for nine times its debt while others use the embedded engine: they get a tenth of it. */
  pause: 9,
  /** Somebody uses the database when they did so within this time. */
  active: 5_000,
  /** How long a person is refused after a statement that ran into its limit: the first, the second and so on. */
  penalties: [minute / 2, 2 * minute, 10 * minute, 60 * minute],
  /** A network with more such statements is suspect for as long as a person would be refused. */
  offencesOfNetwork: 12,
  forgotten: 24 * 60 * minute,
  /** Requests that wait: of a person, of one with debt, of all. */
  waitingOfPerson: 60,
  waitingOfDebtor: 10,
  waiting: 400,
  /** People and networks that are remembered. */
  remembered: 20_000,
} as const;

/** So much more than a person a network may take: it is a school or a practice as well as an attacker with many accounts. */
export const networkFactor = 4;

export interface AtATime {
  /** Transactions of all people together. The rest of PostgreSQL's 16 connections is for jobs and the operator's key, which do not wait here. */
  all: number;
  ofPerson: number;
  /** Above this, a person's second transaction waits for their first: nobody fills the pool in one moment. */
  seconds: number;
  /** Of people with debt together. */
  debtors: number;
  /** Of those that will probably take longer than `limits.alike`. */
  heavy: number;
  /** Whether those with debt pause after a slow transaction. */
  pauses: boolean;
}

export const atATime: Record<Database['engine'], AtATime> = {
  postgres: { all: 12, ofPerson: 4, seconds: 8, debtors: 3, heavy: 12, pauses: false },
  // It runs one at a time. Light ones behind it are there already when it comes to them, and do not wait for this thread.
  pglite: { all: 4, ofPerson: 1, seconds: 4, debtors: 1, heavy: 1, pauses: true },
};
