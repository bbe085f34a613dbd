/** A row of auth.users, as far as this part reads it. */
export interface Account {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  is_anonymous: boolean;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** A row of auth.identities: one way in which a person is known. */
export interface Identity {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Record<string, unknown>;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export const accountColumns = `id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at, confirmed_at,
  confirmation_sent_at, recovery_sent_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data, is_anonymous, banned_until,
  created_at, updated_at`;

/** Whether the operator has shut the account for now. */
export function isBanned(account: Account, now: Date): boolean {
  return account.banned_until !== null && account.banned_until > now;
}
