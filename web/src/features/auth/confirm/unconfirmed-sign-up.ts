import type { SignUpDraft } from '../sign-up-draft.ts';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';

/**
 * The sign-up that the confirm view is about. It is stored in the history entry's state, so that a reload restores it, but
 * other tabs cannot read it.
 */
export interface Confirmation {
  readonly email: string;
  /** The phone ('+' and digits), if it identifies the account instead of an e-mail. The code then comes by text message. */
  readonly phone?: string;
  /** The server's id of the sign-up. */
  readonly signUpId?: string | undefined;
  /** Whether the person chose premium in the sign-up form. If so, the plans page follows the confirmation. */
  readonly premium: boolean;
  /** When the last mail or text message was sent, in epoch milliseconds; null if unknown. */
  readonly sentAt: number | null;
  /** The submitted form, so that the person can correct the e-mail without starting again. */
  readonly draft?: SignUpDraft;
}

/** Reads the sign-up from the state of a history entry. Any other state gives an empty sign-up. */
export function readConfirmation(state: unknown): Confirmation {
  const { confirmation } = (state ?? {}) as { confirmation?: Confirmation };
  return confirmation ?? { email: '', premium: false, sentAt: null };
}

/** Requests the confirmation mail again. Returns the refusal, or null on success. Never rejects. */
export function resendMail(email: string, premium: boolean): Promise<Refusal | null> {
  const options = { emailRedirectTo: welcomeAddress(premium) };
  return askAuthClient((client) => client.resend({ type: 'signup', email, options }));
}

/**
 * Confirms an e-mail address by the six digits of the confirmation mail, and signs in. Returns the refusal, or null on
 * success. Never rejects.
 */
export function verifyCode(email: string, code: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.verifyOtp({ email, token: code, type: 'signup' }));
}

/**
 * The address of the welcome page, which the button of the confirmation mail opens. If `premium` is true, the welcome page
 * continues to the plans.
 */
export function welcomeAddress(premium: boolean): string {
  return `${location.origin}/welcome?premium=${String(premium)}`;
}
