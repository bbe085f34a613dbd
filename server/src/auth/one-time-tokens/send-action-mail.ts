import { composeActionMail, type ActionMail } from '#mail/compose-account-mail.ts';
import { languageOf } from '#mail/language.ts';
import type { AuthContext } from '../auth-context.ts';
import { actionLink } from './action-link.ts';
import { validHours, type OneTimeToken } from './issue-one-time-token.ts';
import type { TokenType } from './token-type.ts';

/** The token type of each mail's link and code. */
export const tokenTypeOf: Record<ActionMail, TokenType> = {
  signup: 'confirmation_token',
  invite: 'confirmation_token',
  magiclink: 'recovery_token',
  recovery: 'recovery_token',
  email_change: 'email_change_token_new',
  email_change_current: 'email_change_token_current',
};

/** Sends the mail with a link and a code, in the language that the account's metadata names. */
export async function sendActionMail(
  auth: AuthContext,
  action: ActionMail,
  facts: { to: string; metadata: Record<string, unknown>; issued: OneTimeToken; redirectTo: string | undefined },
): Promise<void> {
  const { token, code } = facts.issued;
  const link = actionLink(auth.config, { action, token, redirectTo: facts.redirectTo });
  const validForHours = validHours[tokenTypeOf[action]];
  const language = languageOf(facts.metadata.language);
  await auth.mail.send(composeActionMail(action, { to: facts.to, language, link, code, validForHours }));
}
