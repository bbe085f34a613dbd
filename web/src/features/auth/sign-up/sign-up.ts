import { consentPurposes, consentVersions, type ConsentPurpose } from '#core/consent/consent-purposes.ts';
import type { LanguageCode } from '#core/messages/languages.ts';
import { readPhone } from '@cogn/shared/phone-number.ts';
import { askAuthClient } from '#core/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#core/auth-ui/read-refusal.ts';
import { welcomeAddress } from '../welcome-address.ts';
import { goesByPhone, type SignUpDraft } from './sign-up-draft.ts';

/** What the account goes by: an e-mail, or a phone as '+' and digits; then `email` is empty. */
export interface AccountAddress {
  readonly email: string;
  readonly phone?: string;
}

/** What the account of a checked form goes by. */
export function addressOf(draft: SignUpDraft, sms: boolean): AccountAddress {
  const phone = goesByPhone(draft, sms) ? readPhone(draft.phone) : null;
  return phone ? { email: '', phone } : { email: draft.email.trim() };
}

/** Asks for an account; the server sends the mail or text message that confirms it. Answers why it did not work, or null. Never rejects. */
export function signUp(
  { email, phone }: AccountAddress,
  draft: SignUpDraft,
  password: string,
  language: LanguageCode,
): Promise<Refusal | null> {
  const data = metadataOf(draft, language);
  if (phone !== undefined) return askAuthClient((client) => client.signUp({ phone, password, options: { data } }));
  const options = { data, emailRedirectTo: welcomeAddress(draft.plan === 'premium') };
  return askAuthClient((client) => client.signUp({ email, password, options }));
}

/**
 * What the account begins with: the profile's fields, the wish for a plan, the language of its mails, and one consent for each box
 * that the person ticked, naming the text that they saw.
 */
export function metadataOf(draft: SignUpDraft, language: LanguageCode) {
  const ticked: Readonly<Record<ConsentPurpose, boolean>> = {
    privacy_policy: draft.privacy,
    health: draft.health,
    spirituality: draft.spirituality,
    crisis_messages: draft.crisisMessages,
  };
  return {
    full_name: draft.fullName.trim(),
    phone: draft.phone.trim(),
    address: draft.address.trim(),
    is_premium: draft.plan === 'premium',
    language,
    consents: consentPurposes
      .filter((purpose) => ticked[purpose])
      .map((purpose) => ({ purpose, version: consentVersions[purpose], language })),
  };
}
