import { looksLikeEmail } from '#shared-features/auth-ui/looks-like-email.ts';

/**
 * Where a contact leads when it is pressed: an e-mail, a page (https or http), or a telephone number with its plus. Null for anything
 * else, which is then only read.
 */
export function contactAddress(contact: string): string | null {
  if (looksLikeEmail(contact)) return `mailto:${contact}`;
  if (/^\+[\d\s().-]{6,}$/.test(contact)) return `tel:${contact.replace(/[^\d+]/g, '')}`;
  return /^https?:\/\//.test(contact) && URL.canParse(contact) ? contact : null;
}
