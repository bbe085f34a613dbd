import type { Transaction } from '#database/port.ts';
import type { Dependencies } from '#dependencies.ts';
import type { WatchedSms } from '#sms/watch-sms.ts';
import type { IdTokens } from './id-tokens/id-tokens.ts';
import type { BackgroundTasks } from './background-tasks.ts';
import type { Limits } from './limits/limits.ts';
import type { Passwords } from './passwords/passwords.ts';

/** What auth is given of what the server has. */
export type AuthDependencies = Omit<Dependencies, 'objects'> & {
  /** Adds the job that deletes the rows of an account that was closed for good. */
  enqueueDeletion: (transaction: Transaction, userId: string, now: Date) => Promise<void>;
  /** Called once a job may be due. */
  wake: () => void;
};

/** What every endpoint of auth is handed. */
export interface AuthContext extends AuthDependencies {
  sms: WatchedSms | undefined;
  passwords: Passwords;
  limits: Limits;
  background: BackgroundTasks;
  idTokens: IdTokens;
}
