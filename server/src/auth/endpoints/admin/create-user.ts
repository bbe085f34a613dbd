import { Refusal } from '#errors.ts';
import type { Account, Address } from '../../accounts/account.ts';
import { createAccount } from '../../accounts/create-account.ts';
import { changeAddress } from '../../accounts/change-address.ts';
import { findAdminAccount, presentAdminAccount } from '../../admin/admin-account.ts';
import { setAccount, type AdminUserBody } from '../../admin/set-account.ts';
import type { AuthContext } from '../../auth-context.ts';
import { refuseWeakPassword } from '../../passwords/password-strength.ts';
import { jsonResponse } from '../../requests/json-response.ts';

/**
 * POST admin/users. Creates an account and sends no mail. An address is unconfirmed unless the request has `email_confirm` or
 * `phone_confirm`.
 */
export async function createUser(auth: AuthContext, given: AdminUserBody): Promise<Response> {
  const { email, phone } = given;
  const first: Address | undefined =
    email !== undefined
      ? { kind: 'email', value: email }
      : phone !== undefined
        ? { kind: 'phone', value: phone }
        : undefined;
  if (!first) {
    throw new Refusal('validation_failed', { message: 'Cannot create a user without either an email or phone' });
  }
  if (given.password !== undefined) refuseWeakPassword(auth.config.passwords, given.password);
  const passwordHash = given.password === undefined ? null : await auth.passwords.hash(given.password);
  const now = auth.clock.now();
  const user = await auth.database.asOwner(async (transaction) => {
    const confirmed = given[`${first.kind}_confirm`] ?? false;
    const metadata = given.user_metadata ?? {};
    const made = await createAccount(transaction, { id: given.id, address: first, passwordHash, metadata, confirmed, now });
    if (!made) throw new Refusal(`${first.kind}_exists`);
    await transaction.query('update auth.users set made_by_operator = true where id = $1', [made.id]);
    const account: Account = await findAdminAccount(transaction, made.id);
    if (first.kind === 'email' && phone !== undefined) {
      const second: Address = { kind: 'phone', value: phone };
      if (!(await changeAddress(transaction, made.id, second, now))) throw new Refusal('phone_exists');
      if (!given.phone_confirm) {
        await transaction.query('update auth.users set phone_confirmed_at = null where id = $1', [made.id]);
      }
    }
    const rest = { app_metadata: given.app_metadata, ban_duration: given.ban_duration };
    await setAccount(transaction, account, { given: rest, passwordHash: undefined, now });
    return presentAdminAccount(transaction, made.id);
  });
  return jsonResponse(user);
}
