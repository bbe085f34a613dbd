import { ContactWays } from '../contact-ways.tsx';
import { useOwnMessage } from '../hand-over/use-card-text.ts';
import type { Contact } from './kept-contacts.ts';

/** The person's own people, each one tap away, with the user's own text where they wrote one. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  return <ContactWays contacts={contacts} message={useOwnMessage()} />;
}
