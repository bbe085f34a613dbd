import type { Transaction } from '#database/port.ts';
import type { Dependencies } from '#dependencies.ts';
import type { WatchedSms } from '#sms/watch-sms.ts';
import type { IdTokens } from './id-tokens/id-tokens.ts';
import type { BackgroundTasks } from './background-tasks.ts';
import type { Limits } from './limits/limits.ts';
import type { Passwords } from './passwords/passwords.ts';

/** The parts of the server that auth uses. */
export type AuthDependencies = Omit<Dependencies, 'objects'> & {
  /** Adds the job that deletes the rows of a permanently closed account. */
  enqueueDeletion: (transaction: Transaction, userId: string, now: Date) => Promise<void>;
  /** Makes the job worker poll at once, because a job may be due. */
  wake: () => void;
};

/** The dependencies of every auth endpoint. */
export interface AuthContext extends AuthDependencies {
  sms: WatchedSms | undefined;
  passwords: Passwords;
  limits: Limits;
  background: BackgroundTasks;
  idTokens: IdTokens;
}
