import type { Config } from '#config/config.ts';
import type { ActionMail } from '#mail/compose-account-mail.ts';
import { allowedRedirect, isOnSite } from '../redirects/allowed-redirect.ts';

/** Our own page for each mail, for whoever asked for none or for one that is not allowed. */
const pages: Record<ActionMail, string> = {
  signup: '/welcome',
  magiclink: '/welcome',
  recovery: '/update-password',
  email_change: '/welcome',
  email_change_current: '/welcome',
  // An account that somebody else made has no password yet.
  invite: '/update-password',
};

/**
 * The address behind a mail's button. On our own site it is the page itself with the token in the fragment: programs that open links
 * to look at them never send it, and the page verifies only when its button is pressed. A foreign page cannot do that, so its link
 * leads through GET verify.
 */
export function actionLink(
  config: Config,
  facts: { action: ActionMail; token: string; redirectTo: string | undefined },
): string {
  const { action, token } = facts;
  // Both sides of a change are verified as the same.
  const type = action === 'email_change_current' ? 'email_change' : action;
  const target = allowedRedirect(config, facts.redirectTo) ?? new URL(config.siteUrl + pages[action]);
  if (isOnSite(config, target)) {
    target.hash = new URLSearchParams({ token_hash: token, type }).toString();
    return target.href;
  }
  const query = new URLSearchParams({ token, type });
  // A query may hold colons and slashes as they are; programs that make links of their own look for the address in clear.
  const redirect = encodeURIComponent(target.href).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `${config.siteUrl}/auth/v1/verify?${query.toString()}&redirect_to=${redirect}`;
}
