import { useOwnContacts } from './use-own-contacts.ts';

/**
 * Renders nothing in the signed-in layout: reads the emergency contacts once, so that Help now has them without a network, and keeps the copy that
 * the person may have chosen in step with them.
 */
export function ContactKeeper() {
  useOwnContacts();
  return null;
}
