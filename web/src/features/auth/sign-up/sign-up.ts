import { consentPurposes, consentVersions, type ConsentPurpose } from '#core/consent/consent-purposes.ts';
import type { LanguageCode } from '#core/messages/languages.ts';
import { readPhone } from '@cogn/shared/phone-number.ts';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { welcomeAddress } from '../confirm/unconfirmed-sign-up.ts';
import { goesByPhone, type SignUpDraft } from '../sign-up-draft.ts';

/** How the account is identified: an e-mail, or a phone as '+' and digits. With a phone, `email` is empty. */
export interface AccountAddress {
  readonly email: string;
  readonly phone?: string;
}

/**
 * A submitted sign-up. With `signUpId` this browser can later prove to the server, even after a reload, that it sent the
 * sign-up.
 */
export interface SentSignUp extends AccountAddress {
  readonly signUpId: string | undefined;
}

/** The e-mail or phone of a validated form. */
export function addressOf(draft: SignUpDraft, sms: boolean): AccountAddress {
  const phone = goesByPhone(draft, sms) ? readPhone(draft.phone) : null;
  return phone ? { email: '', phone } : { email: draft.email.trim() };
}

/** The result of a sign-up: a refusal, or null and the id of the sign-up. */
export interface SignUpResult {
  readonly refusal: Refusal | null;
  readonly signUpId?: string | undefined;
  /**
   * True if the server requires no confirmation of the e-mail or phone. The server has then signed the person in and sent
   * no message.
   */
  readonly signedIn?: boolean;
}

/**
 * Requests an account. If an account needs a confirmation, the server sends a code by mail or text message. Never rejects.
 */
export async function signUp(
  { email, phone }: AccountAddress,
  draft: SignUpDraft,
  password: string,
  language: LanguageCode,
): Promise<SignUpResult> {
  const data = metadataOf(draft, language);
  const options = { data, emailRedirectTo: welcomeAddress(draft.plan === 'premium') };
  let signUpId: string | undefined;
  let signedIn = false;
  const refusal = await askAuthClient(async (client) => {
    const answer = await client.signUp(
      phone === undefined ? { email, password, options } : { phone, password, options: { data } },
    );
    signUpId = answer.data.user?.id;
    signedIn = answer.data.session !== null;
    return answer;
  });
  return { refusal, signUpId, signedIn };
}

/**
 * The account's metadata: the profile's fields, the wanted plan, the language of mails, and a consent for each ticked
 * checkbox. A consent names the version of its text.
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
