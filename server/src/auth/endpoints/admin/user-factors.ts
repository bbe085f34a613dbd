import { Refusal } from '#errors.ts';
import { presentFactor } from '../../accounts/present-user.ts';
import { findAdminAccount } from '../../admin/admin-account.ts';
import type { AuthContext } from '../../auth-context.ts';
import { removeFactor } from '../../factors/factor.ts';
import { jsonResponse } from '../../requests/json-response.ts';

/** GET admin/users/{id}/factors: returns the user's second factors, without their secrets. */
export async function listFactors(auth: AuthContext, userId: string): Promise<Response> {
  const { factors } = await auth.database.asOwner((transaction) => findAdminAccount(transaction, userId));
  return jsonResponse(factors.map(presentFactor));
}

/**
 * DELETE admin/users/{id}/factors/{factorId}. Removes the factor of a user who lost it and has no recovery codes. The operator
 * must verify the user's identity first.
 */
export async function deleteFactor(auth: AuthContext, userId: string, factorId: string): Promise<Response> {
  const factor = await auth.database.asOwner(async (transaction) => {
    const { factors } = await findAdminAccount(transaction, userId);
    const found = factors.find(({ id }) => id === factorId);
    if (!found) throw new Refusal('mfa_factor_not_found');
    await removeFactor(transaction, userId, factorId);
    return found;
  });
  return jsonResponse(presentFactor(factor));
}
