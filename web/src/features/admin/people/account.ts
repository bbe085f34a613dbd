/** An account as the server returns it. Times are ISO instants. */
export interface Account {
  readonly id: string;
  readonly full_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly created_at: string;
  readonly confirmed_at: string | null;
  /** Whether the account was made without e-mail and phone, and still has neither. */
  readonly is_anonymous: boolean;
  readonly last_sign_in_at: string | null;
  readonly premium_until: string | null;
  readonly is_admin: boolean;
  readonly closed_at: string | null;
  readonly deleted_at: string | null;
  readonly deletion_due_at: string | null;
}

/** An account with the details that the server returns only if the request is for one account. */
export interface WholeAccount extends Account {
  readonly factors: number;
  readonly sessions: number;
  readonly consents: readonly {
    readonly purpose: 'privacy_policy' | 'health' | 'spirituality' | 'crisis_messages';
    readonly granted: boolean;
    readonly version: string;
    readonly at: string;
  }[];
}

/** The display name of an account: the person's name, else the e-mail address, the phone number or the id. */
export function nameOfAccount({ full_name, email, phone, id }: Account): string {
  return full_name.trim() || email || phone || id;
}

/** Whether premium is active now. */
export function hasPremium({ premium_until }: Account, now: Date): boolean {
  return premium_until !== null && new Date(premium_until) > now;
}
