import type { ReactNode } from 'react';
import { ContactWays } from '#core/help-now/contact-ways.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Card } from '#ui/card.tsx';
import type { Contact } from './contact.ts';

/** The person's own people, one tap away, whether or not anything else here can be used. */
export function OwnPeople({ contacts, message }: { contacts: readonly Contact[]; message: string }): ReactNode {
  const t = useMessages('crisis');
  if (contacts.length === 0) return null;
  return (
    <Card aria-labelledby="crisis-people" className="flex flex-col gap-3">
      <h2 id="crisis-people" className="text-lg">
        {t('ownWays')}
      </h2>
      <ContactWays contacts={contacts} message={message} />
    </Card>
  );
}
