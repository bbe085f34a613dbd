import { sendNotice } from '../../accounts/send-notice.ts';
import type { AuthContext } from '../../auth-context.ts';
import { findFactor, removeFactor } from '../../factors/factor.ts';
import { jsonResponse } from '../../requests/json-response.ts';
import type { Sender } from '../../requests/sender.ts';
import type { Person } from '../../sessions/require-person.ts';
import { requireAal2 } from '../../sessions/require-second-factor.ts';

/** DELETE factors/{id}. Removing a verified factor requires an aal2 session. */
export async function unenrollFactor(
  auth: AuthContext,
  factorId: string,
  person: Person,
  sender: Sender,
): Promise<Response> {
  const userId = person.account.id;
  const counted = await auth.database.asOwner(async (transaction) => {
    const factor = await findFactor(transaction, userId, factorId);
    if (factor.status === 'verified') requireAal2(person, 'unenroll');
    await removeFactor(transaction, userId, factor.id);
    return factor.status === 'verified';
  });
  if (counted) sendNotice(auth, 'factor_removed', person.account, sender.device);
  return jsonResponse({ id: factorId });
}
