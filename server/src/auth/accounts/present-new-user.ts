import { randomUUID } from 'node:crypto';
import type { Account, Identity, Address } from './account.ts';
import { identityData, type CreatedAccount } from './create-account.ts';
import { presentUser } from './present-user.ts';

interface SignUp {
  address: Address;
  metadata: Record<string, unknown>;
  now: Date;
}

/**
 * Builds the user for the response to a sign-up whose address is not confirmed yet. It uses only the request, never stored data:
 * the response to a second sign-up must not show the data of the first.
 */
export function presentNewUser({ id, identityId }: CreatedAccount, signUp: SignUp): Record<string, unknown> {
  const { address, now } = signUp;
  const identity: Identity = {
    id: identityId,
    user_id: id,
    provider: address.kind,
    provider_id: id,
    identity_data: identityData(id, address, false),
    last_sign_in_at: null,
    created_at: now,
    updated_at: now,
  };
  return presentUser(newAccount(id, signUp), [identity]);
}

/**
 * Builds the made-up user for the response to a sign-up whose address already has a confirmed account. Clients recognise such a
 * user by the empty list of identities.
 */
export function presentMadeUpUser(signUp: SignUp): Record<string, unknown> {
  return presentUser(newAccount(randomUUID(), signUp), []);
}

function newAccount(id: string, { address, metadata, now }: SignUp): Account {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: null,
    phone: null,
    [address.kind]: address.value,
    encrypted_password: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    phone_change: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    invited_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: address.kind, providers: [address.kind] },
    raw_user_meta_data: metadata,
    is_anonymous: false,
    banned_until: null,
    has_conflicting_sign_up: false,
    factors: [],
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}
