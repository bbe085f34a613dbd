import { Refusal } from '#errors.ts';
import { hasSecondFactor } from '../accounts/account.ts';
import type { Person } from './require-person.ts';

/**
 * For each action of auth/v1 that needs a second factor (aal2), the status and message of the refusal `insufficient_aal`. Where
 * Supabase's server has the same refusal, status and message equal its own, because clients compare them. The rest of the server
 * refuses aal1 in session-is-alive.ts.
 */
const refusals = {
  /** The default: list sessions, end another session, GET reauthenticate, prove one's identity again. */
  account: { status: 403, message: 'The second factor is still to be shown' },
  /** PUT user with a new e-mail, phone or password. */
  credentials: { status: 401, message: 'AAL2 session is required to update email or password when MFA is enabled.' },
  /** Enrol another factor. */
  enroll: { status: 403, message: 'AAL2 required to enroll a new factor' },
  /** Activate another factor with its first code. */
  activate: { status: 403, message: 'AAL2 required to verify a new factor' },
  /** Remove a verified factor. */
  unenroll: { status: 422, message: 'AAL2 required to unenroll verified factor' },
  /** Create, replace or remove recovery codes. */
  recoveryCodes: { status: 403, message: 'AAL2 required to manage recovery codes' },
} as const;
type Action = keyof typeof refusals;

/**
 * Refuses with `insufficient_aal` if the user has a second factor but has not used it in this session. An attacker with only the
 * password must not see the user's devices, end their sessions, have codes sent or change credentials.
 */
export function requireSecondProof(person: Person, action: Action = 'account'): void {
  if (hasSecondFactor(person.account)) requireAal2(person, action);
}

/**
 * Refuses a session at aal1, even if the user has no verified factor. Use it for actions on a verified factor or on recovery
 * codes.
 */
export function requireAal2({ aal }: Person, action: Action): void {
  if (aal === 'aal1') throw new Refusal('insufficient_aal', refusals[action]);
}
