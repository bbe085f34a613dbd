import { isEmailAddress } from '@cogn/shared/email-address.ts';
import { checkNewPassword, type NewPassword, type NewPasswordProblems } from '#shared-features/auth-ui/check-input.ts';
import { readPhone, isPhoneNumber } from '@cogn/shared/phone-number.ts';
import { goesByPhone, type SignUpDraft } from '../sign-up-draft.ts';

/** The maximum lengths of the profile's columns, in characters. */
const longest = { fullName: 200, phone: 40, address: 300 } as const;

/** A field's problem, as a message key. */
export type SignUpProblem =
  | { readonly word: 'tooLong'; readonly max: number }
  | {
      readonly word:
        | 'emailMissing'
        | 'phoneMissing'
        | 'emailInvalid'
        | 'alreadyRegistered'
        | NonNullable<NewPasswordProblems['password' | 'confirmation']>
        | 'privacyMissing'
        | 'phoneInvalid';
    };

export type SignUpField = 'fullName' | 'phone' | 'address' | 'email' | 'password' | 'confirmation' | 'privacy';
export type SignUpProblems = Readonly<Partial<Record<SignUpField, SignUpProblem>>>;

const missing: readonly string[] = ['emailMissing', 'phoneMissing', 'passwordMissing'];

/**
 * Whether the e-mail, the phone or the password is missing. If so, the form shows one message about missing credentials, as
 * the specification requires, instead of the number of problems.
 */
export function lacksCredentials(problems: SignUpProblems): boolean {
  return Object.values(problems).some(({ word }) => missing.includes(word));
}

/**
 * Validates the form: lengths, e-mail, phone, both passwords, and agreement to the privacy policy. The result is empty if
 * there are no problems. The server validates again, and only the server knows the common passwords.
 */
export function checkSignUp(draft: SignUpDraft, passwords: NewPassword, sms = false): SignUpProblems {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {};
  for (const field of ['fullName', 'phone', 'address'] as const) {
    if ([...draft[field].trim()].length > longest[field]) problems[field] = { word: 'tooLong', max: longest[field] };
  }
  const phone = draft.phone.trim();
  const byPhone = goesByPhone(draft, sms);
  if (byPhone) {
    if (phone === '') problems.phone = { word: 'phoneMissing' };
    else if (!readPhone(phone)) problems.phone = { word: 'phoneInvalid' };
  } else if (phone !== '' && !problems.phone && !isPhoneNumber(phone)) problems.phone = { word: 'phoneInvalid' };

  const email = draft.email.trim();
  if (!byPhone && email === '') problems.email = { word: 'emailMissing' };
  else if (!byPhone && !isEmailAddress(email)) problems.email = { word: 'emailInvalid' };

  const { password, confirmation } = checkNewPassword(passwords);
  if (password) problems.password = { word: password };
  if (confirmation) problems.confirmation = { word: confirmation };

  if (!draft.privacy) problems.privacy = { word: 'privacyMissing' };
  return problems;
}
