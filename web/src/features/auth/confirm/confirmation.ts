import type { SignUpDraft } from '../sign-up-draft.ts';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';

/**
 * What the confirm view is about. It travels in the history entry: a reload keeps it, another tab or a later visitor of the same
 * device doesn't see it.
 */
export interface Confirmation {
  readonly email: string;
  /** The account goes by this phone instead, '+' and digits; its code came by text message. */
  readonly phone?: string;
  /** The id that the server gave the sign-up. */
  readonly signUpId?: string | undefined;
  /** The wish of the sign-up form: after confirming, the plans are shown. */
  readonly premium: boolean;
  /** When the last mail or text message was sent, in milliseconds since 1970; null when that isn't known. */
  readonly sentAt: number | null;
  /** The form as it was sent, so that correcting the e-mail needn't begin from nothing. */
  readonly draft?: SignUpDraft;
}

/** Reads the state of a history entry; whatever else may lie there counts as nothing known. */
export function readConfirmation(state: unknown): Confirmation {
  const { confirmation } = (state ?? {}) as { confirmation?: Confirmation };
  return confirmation ?? { email: '', premium: false, sentAt: null };
}

/** Asks for the confirmation mail again. Returns the refusal, or null on success. Never rejects. */
export function resendMail(email: string, premium: boolean): Promise<Refusal | null> {
  const options = { emailRedirectTo: welcomeAddress(premium) };
  return askAuthClient((client) => client.resend({ type: 'signup', email, options }));
}

/** Confirms an address by the six digits of its mail, which also signs in. Returns the refusal, or null on success. Never rejects. */
export function verifyCode(email: string, code: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.verifyOtp({ email, token: code, type: 'signup' }));
}

/** Where the mail's button leads: the welcome page, which knows from it whether to go on to the plans. */
export function welcomeAddress(premium: boolean): string {
  return `${location.origin}/welcome?premium=${String(premium)}`;
}
