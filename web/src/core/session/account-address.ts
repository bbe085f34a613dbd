import type { User } from './stored-session.ts';

/**
 * How a person is reached: by the e-mail of the account, or, where it has none, by its phone with the plus that the server leaves out. Empty for
 * neither. The server says an absent one as an empty text.
 */
export function accountAddress({ email, phone }: Pick<User, 'email' | 'phone'>): string {
  return email || (phone ? `+${phone.replace(/^\+/, '')}` : '');
}
