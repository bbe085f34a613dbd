import { ContactWays } from '../contact-ways.tsx';
import { useOwnMessage } from '../hand-over/card-text.ts';
import type { Contact } from './stored-contacts.ts';

/** The user's emergency contacts, with the user's own message. */
export function ContactList(props: { contacts: readonly Contact[]; main?: boolean }) {
  return <ContactWays {...props} message={useOwnMessage()} />;
}
