import { Refusal } from '#errors.ts';
import { hasSecondFactor } from '../accounts/account.ts';
import type { Person } from './require-person.ts';

/**
 * The actions of auth/v1 that need a session with a second factor (aal2), and the refusal `insufficient_aal` of each;
 * clients match on the public server's statuses and messages. The rest of the server refuses aal1 in session-is-alive.ts.
 */
const refusals = {
  /** The default: list sessions, end another session, GET reauthenticate, prove one's identity again. */
  account: { status: 403, message: 'The second factor is still to be shown' },
  /** PUT user with a new e-mail, phone or password. */
  credentials: { status: 401, message: 'AAL2 session is required to update email or password when MFA is enabled.' },
  /** Enrol another factor. */
  enroll: { status: 403, message: 'AAL2 required to enroll a new factor' },
  /** Verify, and so activate, another factor. */
  activate: { status: 403, message: 'AAL2 required to verify a new factor' },
  /** Remove a verified factor. */
  unenroll: { status: 422, message: 'AAL2 required to unenroll verified factor' },
  /** Create, replace or remove recovery codes. */
  recoveryCodes: { status: 403, message: 'AAL2 required to manage recovery codes' },
} as const;
type Action = keyof typeof refusals;

/**
 * Refuses with `insufficient_aal` while a user with a second factor has not shown it in this session: an attacker with only
 * the password must not see the user's devices, sign them out, have codes sent or change credentials.
 */
export function requireSecondProof(person: Person, action: Action = 'account'): void {
  if (hasSecondFactor(person.account)) requireAal2(person, action);
}

/**
 * Refuses a session at aal1, also of a user without a verified factor. For actions on a verified factor or on recovery
 * codes.
 */
export function requireAal2({ aal }: Person, action: Action): void {
  if (aal === 'aal1') throw new Refusal('insufficient_aal', refusals[action]);
}
