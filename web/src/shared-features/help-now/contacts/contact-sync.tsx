import { useOwnContacts } from './use-own-contacts.ts';

/**
 * Renders nothing: reads the emergency contacts once in the signed-in layout, so that Help now has them offline, and updates
 * the optional copy on this device.
 */
export function ContactSync() {
  useOwnContacts();
  return null;
}
