import type { Config } from '#config/config.ts';
import type { ActionMail } from '#mail/compose-account-mail.ts';
import { allowedRedirect, isOnSite } from '../redirects/allowed-redirect.ts';

/** Our own page for each mail, used when the client requested no page or a page that is not allowed. */
const pages: Record<ActionMail, string> = {
  signup: '/welcome',
  magiclink: '/welcome',
  recovery: '/update-password',
  email_change: '/welcome',
  email_change_current: '/welcome',
  // An invited account has no password yet.
  invite: '/update-password',
};

/** Returns the address of our own page for a mail. */
export const ownPage = (config: Config, action: ActionMail) => new URL(config.siteUrl + pages[action]);

/**
 * Returns the link of a mail's button. A link to our own site opens a page with the token in the fragment, which link scanners
 * never send. That page verifies the token only when the user presses its button. A page elsewhere cannot do that, so its link
 * goes through GET verify.
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

/** Returns a link to GET verify, which uses up the token and redirects to the target. */
export function verifyLink(config: Config, { action, token, target }: { action: ActionMail; token: string; target: URL }) {
  const query = new URLSearchParams({ token, type: verificationType(action) });
  // Leave colons and slashes unescaped, which a query allows. Programs that replace the redirect address in a link search for its
  // plain text.
  const redirect = encodeURIComponent(target.href).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `${config.siteUrl}/auth/v1/verify?${query.toString()}&redirect_to=${redirect}`;
}

/** The mails to both addresses of an e-mail change use the same verification type. */
const verificationType = (action: ActionMail) => (action === 'email_change_current' ? 'email_change' : action);
