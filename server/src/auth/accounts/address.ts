/** Where a person can be reached, and what they sign in with. Phones are kept as digits without a plus. */
export interface Address {
  kind: 'email' | 'phone';
  value: string;
}

/** How each kind is named in identities' data and in columns. */
export const confirmedColumn = { email: 'email_confirmed_at', phone: 'phone_confirmed_at' } as const;
