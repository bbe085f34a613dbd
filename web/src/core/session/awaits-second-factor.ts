import { claimsOf } from './claims-of.ts';
import type { Session } from './stored-session.ts';

/** Whether the person has a second factor and this session knows only their first: nothing opens before the code is given. */
export function awaitsSecondFactor(session: Session): boolean {
  const has = session.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return has && claimsOf(session.access_token).aal !== 'aal2';
}
