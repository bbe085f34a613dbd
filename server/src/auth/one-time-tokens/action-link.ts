import type { Config } from '#config/config.ts';
import type { ActionMail } from '#mail/compose-account-mail.ts';
import { allowedRedirect, isOnSite } from '../redirects/allowed-redirect.ts';

/** Our own page for each mail, used when the client requested no page or one that is not allowed. */
const pages: Record<ActionMail, string> = {
  signup: '/welcome',
  magiclink: '/welcome',
  recovery: '/update-password',
  email_change: '/welcome',
  email_change_current: '/welcome',
  // An account that another user created has no password yet.
  invite: '/update-password',
};

/**
 * The link of a mail's button. On our own site it opens the page itself with the token in the fragment: link scanners never
 * send the fragment, and the page verifies only when the user presses its button. A foreign page cannot do that, so its
 * link goes through GET verify.
 */
export function actionLink(
  config: Config,
  facts: { action: ActionMail; token: string; redirectTo: string | undefined },
): string {
  const { action, token } = facts;
  // Both sides of a change use the same verification type.
  const type = action === 'email_change_current' ? 'email_change' : action;
  const target = allowedRedirect(config, facts.redirectTo) ?? new URL(config.siteUrl + pages[action]);
  if (isOnSite(config, target)) {
    target.hash = new URLSearchParams({ token_hash: token, type }).toString();
    return target.href;
  }
  const query = new URLSearchParams({ token, type });
  // Colons and slashes may stay unescaped in a query; programs that edit links search for the plain address.
  const redirect = encodeURIComponent(target.href).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `${config.siteUrl}/auth/v1/verify?${query.toString()}&redirect_to=${redirect}`;
}
