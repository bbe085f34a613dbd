import type { Context, Hono } from 'hono';
import type { Transaction } from '#database/port.ts';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import type { SessionIsAlive } from '#http/caller.ts';
import type { OnGivenUpByKind, Handlers } from '#jobs/job.ts';
import type { AnnouncedNotice } from './notices/notice-job.ts';

/** The routes, jobs and tasks that one product function adds to the server. */
export interface ProductFunction {
  /** Its endpoints below functions/v1. */
  routes?: Hono<RequestEnvironment>;
  handlers?: Handlers;
  onGivenUp?: OnGivenUpByKind;
  /** The server calls it once a minute. */
  upkeep?: () => Promise<unknown>;
}

/** The dependencies of a product function. */
export interface FunctionDependencies extends Dependencies {
  sessionIsAlive: SessionIsAlive;
  /** Makes the job worker poll at once. Call it when a job may be due. */
  wake: () => void;
  auth: AccountAuth;
}

/**
 * The account operations of auth/v1 for product functions. Some return a function `() => void`. Call that function only after the
 * commit: it makes this process reject the ended sessions at once, or sends the mail.
 */
export interface AccountAuth {
  /** Refuses a request without a fresh proof of identity, by password or by code. An anonymous user needs only the session. */
  prove(
    context: Context<RequestEnvironment>,
    proof: { password?: string | undefined; code?: string | undefined },
  ): Promise<{ userId: string; isAnonymous: boolean; endSessions: (transaction: Transaction) => Promise<() => void> }>;
  /** Ends every session of an account. */
  endSessionsOf(transaction: Transaction, userId: string): Promise<() => void>;
  /** Ends an account's sessions, and deletes its credentials and all data in schema `auth` that identifies its owner. */
  closeForGood(transaction: Transaction, userId: string, now: Date): Promise<() => void>;
  /** Mails an account's owner about new access to their data. `session` is the session that gave the access. */
  sendNoticeTo(userId: string, notice: AnnouncedNotice, session: string | undefined): Promise<void>;
  /** Counts a confirmation mail to an address towards the mail limits, and returns the function that sends it. */
  confirmationTo(context: Context<RequestEnvironment>, email: string): Promise<() => void>;
  /**
   * Hashes and checks the passcodes of health links, as slowly as passwords. They have a queue of their own, so that readers who
   * guess never delay a sign-in.
   */
  passcodes: {
    hash(passcode: string): Promise<string>;
    matches(passcode: string, stored: string): Promise<boolean>;
  };
}

/** Adds the job that ends a user's renewal, in the transaction that closes their account. */
export type EndRenewal = (transaction: Transaction, userId: string, now: Date) => Promise<void>;
