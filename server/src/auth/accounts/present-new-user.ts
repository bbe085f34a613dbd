import { randomUUID } from 'node:crypto';
import type { Account, Identity } from './account.ts';
import type { CreatedAccount } from './create-account.ts';
import { presentUser } from './present-user.ts';

interface SignUp {
  email: string;
  metadata: Record<string, unknown>;
  now: Date;
}

/**
 * The user that a sign-up answers before the address is confirmed. It is made of the request alone, never of what is kept: a second
 * sign-up with an unconfirmed address must not show what the first one typed.
 */
export function presentNewUser({ id, identityId }: CreatedAccount, signUp: SignUp): Record<string, unknown> {
  const { email, now } = signUp;
  const identity: Identity = {
    id: identityId,
    user_id: id,
    provider: 'email',
    provider_id: id,
    identity_data: { sub: id, email, email_verified: false, phone_verified: false },
    last_sign_in_at: null,
    created_at: now,
    updated_at: now,
  };
  return presentUser(newAccount(id, signUp), [identity]);
}

/** The user that nobody is: what a sign-up with a confirmed address answers. Clients know it by the empty list of identities. */
export function presentMadeUpUser(signUp: SignUp): Record<string, unknown> {
  return presentUser(newAccount(randomUUID(), signUp), []);
}

function newAccount(id: string, { email, metadata, now }: SignUp): Account {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: null,
    encrypted_password: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: metadata,
    is_anonymous: false,
    banned_until: null,
    created_at: now,
    updated_at: now,
  };
}
