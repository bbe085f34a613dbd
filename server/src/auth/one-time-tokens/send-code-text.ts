import { Refusal } from '#errors.ts';
import { languageOf } from '#mail/language.ts';
import { composeCodeText } from '#sms/compose-code-text.ts';
import type { AuthContext } from '../auth-context.ts';
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
