import { rememberFewestCharacters } from './check-input.ts';

/** Why a request to the auth server failed. */
export type Refusal =
  | { readonly kind: 'invalidCredentials' | 'emailNotConfirmed' | 'alreadyRegistered' | 'emailInvalid' | 'codeRefused' }
  | { readonly kind: 'samePassword' | 'codeNeeded' | 'secondFactorNeeded' | 'phoneTaken' | 'phoneNotConfirmed' }
  /** The operator disabled sign-ups. */
  | { readonly kind: 'signUpClosed' }
  /** The provider did not send the text message. */
  | { readonly kind: 'textNotSent' }
  | { readonly kind: 'weakPassword'; readonly word: 'passwordShort' | 'passwordCommon' | 'passwordWeak' }
  /** A rate limit applies. `seconds` is the time until the next attempt. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The server is overloaded or has no database. `until` is the time of the next attempt, in ms since 1970. */
  | { readonly kind: 'busy'; readonly until: number }
  | { readonly kind: 'offline' | 'failed' };

/** The default wait in seconds: the interval between two mails to one address. */
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

/** The refusals of servers that send no code. Supabase's English messages identify them. */
const kindOfMessage: Readonly<Record<string, Refusal['kind']>> = {
  'Email not confirmed': 'emailNotConfirmed',
  'User already registered': 'alreadyRegistered',
  'Invalid login credentials': 'invalidCredentials',
};

/** Classifies an error of the auth library, or a failure to load it. Error codes take precedence over messages. */
export function readRefusal(error: unknown, now: number = Date.now()): Refusal {
  const { code, message, name, status, reasons, retryAfter } = describe(error);
  // The library reports a 503 like an unreachable server, but a 503 means that the connection works.
  if (status === 503) return { kind: 'busy', until: now + (retryAfter || waitNamedIn(message)) * 1000 };
  if (code === 'weak_password' || name === 'AuthWeakPasswordError')
    return { kind: 'weakPassword', word: weakWord(reasons, message) };
  if (status === 429 || code.startsWith('over_') || message.startsWith('For security purposes')) {
    return { kind: 'wait', seconds: waitNamedIn(message) };
  }
  const kind = kindOfCode[code] ?? (code === '' ? kindOfMessage[message] : undefined);
  if (kind) return { kind } as Refusal;
  // The library reports an unreachable server by this name. A TypeError means that the library itself could not be
  // fetched.
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

function weakWord(reasons: readonly unknown[], message: string): 'passwordShort' | 'passwordCommon' | 'passwordWeak' {
  if (reasons.includes('length')) {
    rememberFewestCharacters(message);
    return 'passwordShort';
  }
  return reasons.includes('pwned') ? 'passwordCommon' : 'passwordWeak';
}

function waitNamedIn(message: string): number {
  const seconds = Number(/(\d{1,6}) seconds?/.exec(message)?.[1]);
  return seconds > 0 ? seconds : usualWait;
}
