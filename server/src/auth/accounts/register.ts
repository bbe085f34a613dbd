import type { Transaction } from '#database/port.ts';
import { issueOneTimeToken, type OneTimeToken } from '../one-time-tokens/issue-one-time-token.ts';
import type { Account } from './account.ts';
import { createAccount, type CreatedAccount } from './create-account.ts';
import { findAccount, findIdentities } from './find-account.ts';
import { rehearse } from './rehearse.ts';

export interface Registration {
  email: string;
  passwordHash: string | null;
  metadata: Record<string, unknown>;
  now: Date;
  secret: Uint8Array;
}

export type Registered =
  /** New, or signed up before without confirming: the mail must go out. */
  | { kind: 'to confirm'; created: CreatedAccount; issued: OneTimeToken; known: Account | undefined }
  /** Somebody's already. Nothing was changed. */
  | { kind: 'taken'; owner: Account };

/**
 * Signs an address up that is to be confirmed by mail. An account that waits for its confirmation gets a new mail and keeps its
 * password; an account in use is left alone. All three do the same work in the database, so that time does not tell them apart.
 */
export async function register(transaction: Transaction, registration: Registration): Promise<Registered> {
  const { email, passwordHash, metadata, now } = registration;
  const newcomer = { email, passwordHash, metadata, confirmed: false, now };
  let known = await findAccount(transaction, { email });
  const created = known ? undefined : await createAccount(transaction, newcomer);
  if (created) return confirmation(transaction, registration, created, undefined);
  known ??= await findAccount(transaction, { email });
  if (!known) throw new Error('an address is neither free nor taken');
  await rehearse(transaction, async () => {
    const nobody = await createAccount(transaction, { ...newcomer, email: null });
    if (nobody) await confirmation(transaction, registration, nobody, undefined);
  });
  if (known.email_confirmed_at) return { kind: 'taken', owner: known };
  const [identity] = await findIdentities(transaction, known.id);
  return confirmation(transaction, registration, { id: known.id, identityId: identity?.id ?? known.id }, known);
}

async function confirmation(
  transaction: Transaction,
  { email, now, secret }: Registration,
  created: CreatedAccount,
  known: Account | undefined,
): Promise<Registered> {
  const issued = await issueOneTimeToken(transaction, {
    userId: created.id,
    email,
    type: 'confirmation_token',
    now,
    secret,
  });
  return { kind: 'to confirm', created, issued, known };
}
