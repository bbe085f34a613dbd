import type { Account, AccountFactor, Identity } from './account.ts';

/** Formats a user as Supabase's auth server does: omits absent times, and uses an empty string for an absent e-mail or phone. */
export function presentUser(account: Account, identities: Identity[]): Record<string, unknown> {
  return {
    id: account.id,
    aud: account.aud,
    role: account.role,
    email: account.email ?? '',
    ...moment('email_confirmed_at', account.email_confirmed_at),
    phone: account.phone ?? '',
    ...moment('phone_confirmed_at', account.phone_confirmed_at),
    ...moment('confirmation_sent_at', account.confirmation_sent_at),
    ...moment('confirmed_at', account.confirmed_at),
    ...moment('recovery_sent_at', account.recovery_sent_at),
    ...(account.email_change !== null && { new_email: account.email_change }),
    ...moment('email_change_sent_at', account.email_change_sent_at),
    ...(account.phone_change !== null && { new_phone: account.phone_change }),
    ...moment('phone_change_sent_at', account.phone_change_sent_at),
    ...moment('reauthentication_sent_at', account.reauthentication_sent_at),
    ...moment('invited_at', account.invited_at),
    ...moment('last_sign_in_at', account.last_sign_in_at),
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    identities: identities.map(presentIdentity),
    ...(account.factors.length > 0 && { factors: account.factors.map(presentFactor) }),
    created_at: account.created_at.toISOString(),
    updated_at: account.updated_at.toISOString(),
    ...moment('banned_until', account.banned_until),
    ...moment('deleted_at', account.deleted_at),
    is_anonymous: account.is_anonymous,
  };
}

function presentIdentity(identity: Identity): Record<string, unknown> {
  const { email } = identity.identity_data;
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...moment('last_sign_in_at', identity.last_sign_in_at),
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
    ...(typeof email === 'string' && { email }),
  };
}

/** Formats a second factor for clients, without its secret. */
export function presentFactor(factor: AccountFactor): Record<string, unknown> {
  return {
    id: factor.id,
    ...(factor.friendly_name !== '' && { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    status: factor.status,
    ...(factor.last_challenged_at !== null && { last_challenged_at: new Date(factor.last_challenged_at).toISOString() }),
    created_at: new Date(factor.created_at).toISOString(),
    updated_at: new Date(factor.updated_at).toISOString(),
  };
}

function moment(name: string, at: Date | null): Record<string, string> {
  return at ? { [name]: at.toISOString() } : {};
}
