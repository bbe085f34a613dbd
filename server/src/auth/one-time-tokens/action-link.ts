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
  // An invited account has no password yet.
  invite: '/update-password',
};

/** The address of our own page for a mail. */
export const ownPage = (config: Config, action: ActionMail) => new URL(config.siteUrl + pages[action]);

/**
 * The link of a mail's button. On our own site it opens a page with the token in the fragment, which link scanners never
 * send, and the page verifies only when the user presses its button. A page elsewhere cannot do that, so its link goes
 * through GET verify.
 */
export function actionLink(
  config: Config,
  facts: { action: ActionMail; token: string; redirectTo: string | undefined },
): string {
  const { action, token } = facts;
  const target = allowedRedirect(config, facts.redirectTo) ?? ownPage(config, action);
  if (!isOnSite(config, target)) return verifyLink(config, { action, token, target });
  target.hash = new URLSearchParams({ token_hash: token, type: verificationType(action) }).toString();
  return target.href;
}

/** The link through GET verify, which uses up the token and leads to the target. */
export function verifyLink(config: Config, { action, token, target }: { action: ActionMail; token: string; target: URL }) {
  const query = new URLSearchParams({ token, type: verificationType(action) });
  // Colons and slashes may stay unescaped in a query; programs that edit links search for the plain address.
  const redirect = encodeURIComponent(target.href).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `${config.siteUrl}/auth/v1/verify?${query.toString()}&redirect_to=${redirect}`;
}

/** Both sides of a change of e-mail use the same verification type. */
const verificationType = (action: ActionMail) => (action === 'email_change_current' ? 'email_change' : action);
