import { useState } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { awaitsSecondFactor } from '#core/session/session-claims.ts';
import { useSession } from '#core/session/session.ts';
import { DialogPanel } from '#ui/dialog/dialog-panel.tsx';
import { ContactList } from './contacts/contact-list.tsx';
import { ContactsSection } from './contacts/contacts-section.tsx';
import { useContactsAtHand } from './contacts/stored-contacts.ts';
import { CardOpener } from './hand-over/card-opener.tsx';
import { LinesSection } from './helplines/lines-section.tsx';

/**
 * Helplines, the user's contacts, and a card to show. It works without premium, without an account, and offline. It
 * imports the dialog panel directly, because the lazy panel is in the signed-in layout, which the sign-in pages must not
 * load.
 */
export function HelpNow({ onClose }: { onClose: () => void }) {
  const t = useMessages('help-now');
  const session = useSession();
  const userId = session && !awaitsSecondFactor(session) ? session.user.id : undefined;
  const contacts = useContactsAtHand(userId);
  // Decides the order once, when Help now opens, because nothing may move under the finger of a person who seeks help. The
  // page reserves room for contacts that are still being read.
  const [areOnTheirWay] = useState(contacts === undefined);
  const [peopleFirst] = useState(contacts !== undefined && contacts.length > 0);
  return (
    <DialogPanel
      placement="cover"
      hasAddress
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('calm')}
      closeLabel={t('close')}
    >
      <div className="flex flex-col gap-8">
        <LinesSection
          isMain={!peopleFirst}
          people={
            areOnTheirWay ? (
              <div className="min-h-48">
                <ContactsSection listedAbove={false} />
              </div>
            ) : (
              peopleFirst &&
              contacts &&
              contacts.length > 0 && (
                <section className="flex flex-col gap-3">
                  <h3 className="text-xl">{t('contacts')}</h3>
                  <ContactList main contacts={contacts} />
                </section>
              )
            )
          }
        />
        <section className="flex flex-col gap-3">
          <h3 className="text-xl">{t('card')}</h3>
          <CardOpener />
        </section>
        {!areOnTheirWay && <ContactsSection listedAbove={peopleFirst} />}
      </div>
    </DialogPanel>
  );
}
