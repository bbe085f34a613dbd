import type { ReactNode } from 'react';
import { ContactWays } from '#shared-features/help-now/contact-ways.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Card } from '#ui/card.tsx';
import type { RowsResult } from '#core/records/use-rows.ts';
import { Loading } from '#ui/loading.tsx';
import { LinkToContacts } from './alert/link-to-contacts.tsx';
import type { Contact } from './crisis-tables.ts';
import { CopyMessage } from './deliveries/copy-message.tsx';

interface OneTapContactsProps {
  contacts: RowsResult<Contact>;
  message: string;
  /** Whether a person without contacts sees a hint to add some. If false, nothing is rendered for such a person. */
  asksForThem: boolean;
}

/** The emergency contacts with one-tap calls and messages. They work even if the rest of the page does not. */
export function OneTapContacts({ contacts, message, asksForThem }: OneTapContactsProps): ReactNode {
  const t = useMessages('crisis');
  const help = useMessages('help-now');
  const { rows, state } = contacts;
  const loading = useMessages('journal')('loading');
  if (rows.length === 0 && !asksForThem) return null;
  if (rows.length === 0 && state === 'loading') return <Loading label={loading} />;
  return (
    <Card aria-labelledby="crisis-people" className="flex flex-col gap-3">
      <h2 id="crisis-people" className="text-lg">
        {t('ownWays')}
      </h2>
      {rows.length > 0 ? (
        <>
          <ContactWays contacts={rows} message={message} />
          <CopyMessage message={message} />
        </>
      ) : (
        <>
          <p>{help(state === 'ready' ? 'contactsNone' : 'contactsUnread')}</p>
          <LinkToContacts />
        </>
      )}
    </Card>
  );
}
