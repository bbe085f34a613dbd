import { useOwnContacts } from './use-own-contacts.ts';

/**
 * Reads the emergency contacts once in the signed-in layout, so that Help now has them offline. Also updates the optional
 * copy on this device. Renders nothing.
 */
export function ContactSync() {
  useOwnContacts();
  return null;
}
