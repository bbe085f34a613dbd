import { Refusal } from '#errors.ts';
import { hasSecondFactor } from '../accounts/account.ts';
import type { Person } from './require-person.ts';

/**
 * Refuses with 403 `insufficient_aal` while a person with a second factor has not shown it: who only knows the password neither sees that
 * person's devices, nor sends them away, nor has codes sent to them.
 */
export function requireSecondProof({ account, aal }: Person): void {
  if (aal !== 'aal1' || !hasSecondFactor(account)) return;
  throw new Refusal('insufficient_aal', { status: 403, message: 'The second factor is still to be shown' });
}
