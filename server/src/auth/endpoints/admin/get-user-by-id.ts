import { presentAdminAccount } from '../../admin/admin-account.ts';
import type { AuthContext } from '../../auth-context.ts';
import { jsonResponse } from '../../requests/json-response.ts';

/** GET admin/users/{id}: returns the user. */
export async function getUserById(auth: AuthContext, id: string): Promise<Response> {
  return jsonResponse(await auth.database.asOwner((transaction) => presentAdminAccount(transaction, id)));
}
