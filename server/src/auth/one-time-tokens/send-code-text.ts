import { Refusal } from '#errors.ts';
import { languageOf } from '#mail/language.ts';
import { composeCodeText } from '#sms/compose-texts.ts';
import { SmsNotSent } from '#sms/sms.ts';
import type { AuthContext } from '../auth-context.ts';
import { forgiveTextInterval } from '../limits/limit-mails-and-texts.ts';
import { textMinutes } from './issue-one-time-token.ts';

/** Sends the text message with a code, in the language that the account's metadata names. */
export async function sendCodeText(
  auth: AuthContext,
  facts: { to: string; metadata: Record<string, unknown>; code: string },
): Promise<void> {
  if (!auth.sms) throw new Refusal('phone_provider_disabled');
  const text = composeCodeText(languageOf(facts.metadata.language), facts.code, textMinutes);
  await auth.sms.send({ to: facts.to, text });
}

/**
 * Sends a text message before the response, and refuses with `sms_send_failed` on failure, so that users do not wait for a code
 * that never comes. Use it only for requests that send a message to every number: otherwise the response time would reveal who
 * has an account. Other requests use `requireOpenTexts`.
 */
export async function deliverText(auth: AuthContext, phone: string, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof SmsNotSent)) throw error;
    auth.logger.error({ work: 'text message', error }, 'a text message was not sent');
    await forgiveTextInterval(auth, phone);
    throw new Refusal('sms_send_failed');
  }
}

/**
 * Refuses with `sms_send_failed` while the provider accepts no messages. Use it for requests that respond before sending, or that
 * send nothing to unknown numbers. It ignores the number, so that all clients get the same response.
 */
export function requireOpenTexts(auth: AuthContext): void {
  if (auth.sms?.closed) throw new Refusal('sms_send_failed');
}
