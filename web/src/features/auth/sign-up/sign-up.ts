import { consentPurposes, consentVersions, type ConsentPurpose } from '#core/consent/consent-purposes.ts';
import type { LanguageCode } from '#core/messages/languages.ts';
import { readPhone } from '@cogn/shared/phone-number.ts';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { welcomeAddress } from '../confirm/confirmation.ts';
import { goesByPhone, type SignUpDraft } from '../sign-up-draft.ts';

/** The account's identifier: an e-mail, or a phone as '+' and digits; then `email` is empty. */
export interface AccountAddress {
  readonly email: string;
  readonly phone?: string;
}

/** A submitted sign-up. Its id later proves, even after a reload, that this client sent it. */
export interface SentSignUp extends AccountAddress {
  readonly signUpId: string | undefined;
}

/** The identifier of a validated form. */
export function addressOf(draft: SignUpDraft, sms: boolean): AccountAddress {
  const phone = goesByPhone(draft, sms) ? readPhone(draft.phone) : null;
  return phone ? { email: '', phone } : { email: draft.email.trim() };
}

/** The result of a sign-up: the refusal, or null with the account's id. */
export interface SignUpResult {
  readonly refusal: Refusal | null;
  readonly signUpId?: string | undefined;
}

/** Requests an account; the server sends the mail or text message that confirms it. Never rejects. */
export async function signUp(
  { email, phone }: AccountAddress,
  draft: SignUpDraft,
  password: string,
  language: LanguageCode,
): Promise<SignUpResult> {
  const data = metadataOf(draft, language);
  const options = { data, emailRedirectTo: welcomeAddress(draft.plan === 'premium') };
  let signUpId: string | undefined;
  const refusal = await askAuthClient(async (client) => {
    const answer = await client.signUp(
      phone === undefined ? { email, password, options } : { phone, password, options: { data } },
    );
    signUpId = answer.data.user?.id;
    return answer;
  });
  return { refusal, signUpId };
}

/**
 * The account's metadata: the profile's fields, the wished plan, the mails' language, and one consent for each ticked
 * checkbox, with the version of its text.
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
