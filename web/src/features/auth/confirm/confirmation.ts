import type { SignUpDraft } from '../sign-up-draft.ts';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';

/**
 * The sign-up that the confirm view is about. It is state of the history entry: it survives a reload, and another tab or a
 * later user of the device cannot see it.
 */
export interface Confirmation {
  readonly email: string;
  /** The account uses this phone instead, '+' and digits; its code came by text message. */
  readonly phone?: string;
  /** The id that the server gave the sign-up. */
  readonly signUpId?: string | undefined;
  /** The sign-up form asked for premium: show the plans after confirming. */
  readonly premium: boolean;
  /** When the last mail or text message was sent, in epoch milliseconds; null if unknown. */
  readonly sentAt: number | null;
  /** The submitted form, so that the person can correct the e-mail without starting again. */
  readonly draft?: SignUpDraft;
}

/** Parses the state of a history entry; other state counts as nothing known. */
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
 * Confirms an address by the six digits of its mail, which also signs in. Returns the refusal, or null on success. Never
 * rejects.
 */
export function verifyCode(email: string, code: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.verifyOtp({ email, token: code, type: 'signup' }));
}

/** The target of the mail's button: the welcome page, with a parameter that leads on to the plans. */
export function welcomeAddress(premium: boolean): string {
  return `${location.origin}/welcome?premium=${String(premium)}`;
}
