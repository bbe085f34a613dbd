import { looksLikeEmail } from '../looks-like-email.ts';
import type { SignUpDraft, SignUpPasswords } from './sign-up-draft.ts';

/** Lengths that the profile's columns hold, in characters. */
const longest = { fullName: 200, phone: 40, address: 300 } as const;
const shortestPassword = 8;

/** What is wrong with a field: a word of this page's messages. */
export type SignUpProblem =
  | { readonly word: 'tooLong'; readonly max: number }
  | {
      readonly word:
        | 'credentialsMissing'
        | 'emailInvalid'
        | 'alreadyRegistered'
        | 'passwordMissing'
        | 'passwordShort'
        | 'passwordCommon'
        | 'passwordWeak'
        | 'passwordsDiffer'
        | 'privacyMissing'
        | 'phoneInvalid';
    };

export type SignUpField = 'fullName' | 'phone' | 'address' | 'email' | 'password' | 'confirmation' | 'privacy';
export type SignUpProblems = Readonly<Partial<Record<SignUpField, SignUpProblem>>>;

/**
 * Checks the form before it is sent. Required are only what the specification requires: e-mail, password twice, privacy policy.
 * Empty when all is well. The server judges again, and it alone knows the common passwords.
 */
export function checkSignUp(draft: SignUpDraft, passwords: SignUpPasswords): SignUpProblems {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {};
  for (const field of ['fullName', 'phone', 'address'] as const) {
    if (draft[field].trim().length > longest[field]) problems[field] = { word: 'tooLong', max: longest[field] };
  }
  const phone = draft.phone.trim();
  if (phone !== '' && !problems.phone && !looksLikePhone(phone)) problems.phone = { word: 'phoneInvalid' };

  const email = draft.email.trim();
  if (email === '') problems.email = { word: 'credentialsMissing' };
  else if (!looksLikeEmail(email)) problems.email = { word: 'emailInvalid' };

  if (passwords.password === '') problems.password = { word: email === '' ? 'passwordMissing' : 'credentialsMissing' };
  else if ([...passwords.password].length < shortestPassword) problems.password = { word: 'passwordShort' };
  if (passwords.password !== passwords.confirmation) problems.confirmation = { word: 'passwordsDiffer' };

  if (!draft.privacy) problems.privacy = { word: 'privacyMissing' };
  return problems;
}

/** People write phones in many ways; it needs six digits, and nothing but digits and the usual signs. */
function looksLikePhone(text: string): boolean {
  const plain = text.normalize('NFKC');
  return /^[\d\s+\-().]+$/.test(plain) && plain.replace(/\D/g, '').length >= 6;
}
