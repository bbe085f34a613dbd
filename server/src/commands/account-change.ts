/** What an operator asks to be done to an account. Absent fields stay as they are. */
export interface AccountChange {
  email: string;
  /** ISO time at which premium ends; null ends it now. */
  premiumUntil?: string | null;
  admin?: boolean;
}
