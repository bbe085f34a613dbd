import type { Config } from '#config.ts';

/**
 * Whom a push service may write to about this server (VAPID's `sub`): the operator's contact when it is an e-mail or a page, else the site, else the
 * sender of the mails. A service may refuse one that leads nowhere; Apple's does.
 */
export function pushSubject({ operator, siteUrl, mailFrom }: Pick<Config, 'operator' | 'siteUrl' | 'mailFrom'>): string {
  const contact = operator.contact ?? '';
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(contact)) return `mailto:${contact}`;
  for (const page of [contact, siteUrl]) {
    if (URL.canParse(page) && new URL(page).protocol === 'https:') return page;
  }
  return `mailto:${/<([^\s<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()}`;
}
