import { useState } from 'react';
import { IdCard } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { DialogPanel } from '#ui/dialog/dialog-panel.tsx';
import { ContactsSection } from './contacts/contacts-section.tsx';
import { HandOverCard } from './hand-over/hand-over-card.tsx';
import { LinesSection } from '#core/help-now/lines/lines-section.tsx';

/**
 * Help now: somebody to talk to, one's own people, and a card to show. Free, without an account, without a network.
 * The panel of dialogs is part of it; what fetches one late lies in the house, which the door must not bring along.
 */
export function HelpNow({ onClose }: { onClose: () => void }) {
  const t = useMessages('help-now');
  const [cardOpen, setCardOpen] = useState(false);
  return (
    <DialogPanel
      placement="cover"
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
          <p>{t('cardText')}</p>
          <Button icon={IdCard} className="self-start" onClick={() => setCardOpen(true)}>
            {t('openCard')}
          </Button>
        </section>
        <ContactsSection />
      </div>
      {cardOpen && <HandOverCard onClose={() => setCardOpen(false)} />}
    </DialogPanel>
  );
}
