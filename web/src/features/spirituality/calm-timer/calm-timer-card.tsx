import { useState, type ReactNode } from 'react';
import { Hourglass } from 'lucide-react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useCalm } from './calm-time.ts';

const CalmTimer = lazyPart<{ onClose: () => void }>(
  'calm-timer',
  () => ['calm-timer'],
  async () => (await import('./calm-timer.tsx')).CalmTimer,
);

/** The button that opens the timer; the timer replaces it while a calm time runs. */
export function CalmTimerCard(): ReactNode {
  const t = useMessages('spirituality');
  const { calm, done } = useCalm();
  const [opened, setOpened] = useState(calm !== null || done !== null);
  return (
    <Card aria-labelledby="calm-time" className="flex flex-col gap-4">
      <div>
        <h2 id="calm-time" className="text-lg">
          {t('calm')}
        </h2>
        <p className="text-muted">{t('calmText')}</p>
      </div>
      {opened ? (
        <CalmTimer onClose={() => setOpened(false)} />
      ) : (
        <Button icon={Hourglass} className="self-start" onClick={() => setOpened(true)}>
          {t('openCalm')}
        </Button>
      )}
    </Card>
  );
}
