import { z } from 'zod';
import { Refusal } from '#errors.ts';
import type { AuthContext } from '../../auth-context.ts';
import { presentAdminAccount } from '../../admin/admin-account.ts';
import { invitePerson } from '../../admin/invite-person.ts';
import { sendActionMail } from '../../one-time-tokens/send-action-mail.ts';
import { jsonResponse } from '../../requests/json-response.ts';
import { emailAddress } from '../../requests/email-address.ts';
import { orAbsent } from '../../requests/fields.ts';
import { metadata } from '../../requests/metadata.ts';
import type { Sender } from '../../requests/sender.ts';

export const inviteBody = z.object({ email: emailAddress, data: orAbsent(metadata) });

/**
 * POST invite. Creates an account without a password and mails its owner a sign-in link. Refuses with `email_exists` if a
 * confirmed account has the address.
 */
export async function invite(auth: AuthContext, body: z.infer<typeof inviteBody>, sender: Sender): Promise<Response> {
  const { email, data = {} } = body;
  const { issued, user, account } = await auth.database.asOwner(async (transaction) => {
    const invited = await invitePerson(auth, transaction, { email, data });
    if (!invited) throw new Refusal('email_exists');
    return { ...invited, user: await presentAdminAccount(transaction, invited.account.id) };
  });
  const { redirectTo } = sender;
  const metadata = account.raw_user_meta_data;
  auth.background.run('invitation', () => sendActionMail(auth, 'invite', { to: email, metadata, issued, redirectTo }));
  return jsonResponse(user);
}
