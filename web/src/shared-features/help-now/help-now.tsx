import { useMessages } from '#core/messages/use-messages.ts';
import { DialogPanel } from '#ui/dialog/dialog-panel.tsx';
import { ContactsSection } from './contacts/contacts-section.tsx';
import { CardOpener } from './hand-over/card-opener.tsx';
import { LinesSection } from './lines/lines-section.tsx';

/**
 * Helplines, the user's contacts, and a card to show. Free, without an account, offline too. It imports the dialog panel
 * directly, because the lazy one is in the signed-in layout, which the sign-in pages must not load.
 */
export function HelpNow({ onClose }: { onClose: () => void }) {
  const t = useMessages('help-now');
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
        <LinesSection />
        <section className="flex flex-col gap-3">
          <h3 className="text-xl">{t('card')}</h3>
          <CardOpener />
        </section>
        <ContactsSection />
      </div>
    </DialogPanel>
  );
}
