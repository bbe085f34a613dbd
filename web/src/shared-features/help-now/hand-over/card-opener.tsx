import { useState } from 'react';
import { IdCard } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { HandOverCard } from './hand-over-card.tsx';

/** Explains the card and opens it. The caller must load the messages `help-now`. */
export function CardOpener() {
  const t = useMessages('help-now');
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>{t('cardText')}</p>
      <Button icon={IdCard} className="self-start" onClick={() => setOpen(true)}>
        {t('openCard')}
      </Button>
      {open && <HandOverCard onClose={() => setOpen(false)} />}
    </>
  );
}
