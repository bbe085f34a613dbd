/** Why the server, or the way to it, did not do what was asked; each kind has its own messages. */
export type Refusal =
  | { readonly kind: 'invalidCredentials' | 'emailNotConfirmed' | 'alreadyRegistered' | 'emailInvalid' | 'codeRefused' }
  | { readonly kind: 'samePassword' | 'codeNeeded' | 'secondFactorNeeded' | 'phoneTaken' | 'phoneNotConfirmed' }
  /** The operator takes no sign-ups. */
  | { readonly kind: 'signUpClosed' }
  /** The text message did not get out. */
  | { readonly kind: 'textNotSent' }
  | { readonly kind: 'weakPassword'; readonly word: 'passwordShort' | 'passwordCommon' | 'passwordWeak' }
  /** Asked too often; `seconds` until it may be asked again. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Too many requests at once, or the database is away; `until` is when it may be asked again, in milliseconds since 1970. */
  | { readonly kind: 'busy'; readonly until: number }
  | { readonly kind: 'offline' | 'failed' };

/** Seconds to wait when the server names none: the default interval between two mails to one address. */
const usualWait = 60;

const kindOfCode: Readonly<Record<string, Refusal['kind']>> = {
  invalid_credentials: 'invalidCredentials',
  email_not_confirmed: 'emailNotConfirmed',
  phone_not_confirmed: 'phoneNotConfirmed',
  user_already_exists: 'alreadyRegistered',
  email_exists: 'alreadyRegistered',
  email_address_invalid: 'emailInvalid',
  otp_expired: 'codeRefused',
  mfa_verification_failed: 'codeRefused',
  mfa_challenge_expired: 'codeRefused',
  reauthentication_not_valid: 'codeRefused',
  reauthentication_needed: 'codeNeeded',
  same_password: 'samePassword',
  insufficient_aal: 'secondFactorNeeded',
  phone_exists: 'phoneTaken',
  sms_send_failed: 'textNotSent',
  signup_disabled: 'signUpClosed',
};

/** The same refusals from servers that send no code, found by Supabase's English messages. */
const kindOfMessage: Readonly<Record<string, Refusal['kind']>> = {
  'Email not confirmed': 'emailNotConfirmed',
  'User already registered': 'alreadyRegistered',
  'Invalid login credentials': 'invalidCredentials',
};

/** Understands an error of the auth library, or a failure to load it. Codes come first; messages only where a code is missing. */
export function readRefusal(error: unknown, now: number = Date.now()): Refusal {
  const { code, message, name, status, reasons, retryAfter } = describe(error);
  // The library's name for it is that of "no answer", but the connection works, and waiting for it would mislead.
  if (status === 503) return { kind: 'busy', until: now + (retryAfter || waitNamedIn(message)) * 1000 };
  if (code === 'weak_password' || name === 'AuthWeakPasswordError') return { kind: 'weakPassword', word: weakWord(reasons) };
  if (status === 429 || code.startsWith('over_') || message.startsWith('For security purposes')) {
    return { kind: 'wait', seconds: waitNamedIn(message) };
  }
  const kind = kindOfCode[code] ?? (code === '' ? kindOfMessage[message] : undefined);
  if (kind) return { kind } as Refusal;
  // The library's name for "no answer". Without the library (its file did not come) the browser's own TypeError.
  const noAnswer = name === 'AuthRetryableFetchError' || (error instanceof TypeError && status === undefined);
  return { kind: noAnswer ? 'offline' : 'failed' };
}

function describe(error: unknown) {
  const given = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  return {
    code: typeof given.code === 'string' ? given.code : '',
    message: typeof given.message === 'string' ? given.message : '',
    name: given.name,
    status: given.status,
    retryAfter: typeof given.retryAfter === 'number' ? given.retryAfter : 0,
    reasons: Array.isArray(given.reasons) ? given.reasons : [],
  };
}

function weakWord(reasons: readonly unknown[]): 'passwordShort' | 'passwordCommon' | 'passwordWeak' {
  if (reasons.includes('length')) return 'passwordShort';
  return reasons.includes('pwned') ? 'passwordCommon' : 'passwordWeak';
}

function waitNamedIn(message: string): number {
  const seconds = Number(/(\d{1,6}) seconds?/.exec(message)?.[1]);
  return seconds > 0 ? seconds : usualWait;
}
