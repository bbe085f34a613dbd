import type { Transaction } from '#database/port.ts';
import type { CodeChallenge } from '../one-time-tokens/code-challenge.ts';
import { issueOneTimeToken, type OneTimeToken } from '../one-time-tokens/issue-one-time-token.ts';
import { type Account, type Address, findAccount, findIdentities } from './account.ts';
import { markConflictingSignUp } from './unconfirmed-sign-ups.ts';
import { createAccount, type CreatedAccount } from './create-account.ts';
import { dryRun } from './dry-run.ts';

export interface Registration {
  address: Address;
  /**
   * The hash of the given password; null if the sign-up has no password. Also null if the address already has an account, because
   * a sign-up never changes a stored password.
   */
  passwordHash: string | null;
  /** Whether the given password equals the stored password of the existing account. */
  samePassword: boolean;
  metadata: Record<string, unknown>;
  now: Date;
  secret: Uint8Array;
  challenge: CodeChallenge | undefined;
}

export type Registered =
  /** The account is new or unconfirmed: the server must send the mail or text message that confirms it. */
  | { kind: 'to confirm'; created: CreatedAccount; issued: OneTimeToken; known: Account | undefined }
  /** A confirmed account has the address. Nothing was changed. */
  | { kind: 'taken'; owner: Account };

/**
 * Signs up a user whose address must be confirmed by mail or text message. An existing unconfirmed account keeps its data and
 * gets a new confirmation; if the new sign-up has different data, the account is marked as conflicting. A confirmed account stays
 * unchanged: the database does the same work as for a free address and rolls it back, so that response times are equal.
 */
export async function register(transaction: Transaction, registration: Registration): Promise<Registered> {
  const { address, passwordHash, metadata, now } = registration;
  const newcomer = { address, passwordHash, metadata, confirmed: false, now };
  const by = address.kind === 'email' ? { email: address.value } : { phone: address.value };
  let known = await findAccount(transaction, by);
  const created = known ? undefined : await createAccount(transaction, newcomer);
  if (created) return confirmation(transaction, registration, created, undefined);
  known ??= await findAccount(transaction, by);
  if (!known) throw new Error('an address is neither free nor taken');
  await dryRun(transaction, async () => {
    const nobody = await createAccount(transaction, { ...newcomer, nameless: true });
    if (nobody) await confirmation(transaction, registration, nobody, undefined);
  });
  if (known.confirmed_at) return { kind: 'taken', owner: known };
  const [identity] = await findIdentities(transaction, known.id);
  return confirmation(transaction, registration, { id: known.id, identityId: identity?.id ?? known.id }, known);
}

async function confirmation(
  transaction: Transaction,
  registration: Registration,
  created: CreatedAccount,
  known: Account | undefined,
): Promise<Registered> {
  const { address, now, secret, challenge } = registration;
  const type = 'confirmation_token';
  const issued = await issueOneTimeToken(transaction, { userId: created.id, address, type, now, secret, challenge });
  await markConflictingSignUp(transaction, created.id, known, registration);
  return { kind: 'to confirm', created, issued, known };
}
