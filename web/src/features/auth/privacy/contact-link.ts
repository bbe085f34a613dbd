import { isEmailAddress } from '@cogn/shared/email-address.ts';

/**
 * The link for an operator's contact: an e-mail address, a web page (https or http), or a telephone number that starts with
 * a plus. Null for any other contact, which the page shows as text.
 */
export function contactLink(contact: string): string | null {
  if (isEmailAddress(contact)) return `mailto:${contact}`;
  if (/^\+[\d\s().-]{6,}$/.test(contact)) return `tel:${contact.replace(/[^\d+]/g, '')}`;
  return /^https?:\/\//.test(contact) && URL.canParse(contact) ? contact : null;
}
