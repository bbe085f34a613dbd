import { useState, type ReactNode } from 'react';
import { Hourglass } from 'lucide-react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useTimer } from '#shared-features/visual-timer/use-timer.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusStays } from '#shared-features/visual-timer/use-focus-stays.ts';
import type { CalmTimerProps } from './calm-timer.tsx';

const CalmTimer = lazyPart<CalmTimerProps>(
  'calm-timer',
  () => ['calm-timer', 'visual-timer'],
  async () => (await import('./calm-timer.tsx')).CalmTimer,
);

/** The button that opens the timer. The open timer replaces the button. */
export function CalmTimerCard(): ReactNode {
  const t = useMessages('spirituality');
  const state = useTimer('spirituality');
  const [opened, setOpened] = useState(state.timer !== null || state.done !== null);
  const { place, leave } = useFocusStays<HTMLElement>(opened ? 'opened' : 'closed');
  const close = () => {
    leave();
    setOpened(false);
  };
  return (
    <Card ref={place} aria-labelledby="calm-time" className="flex flex-col gap-4">
      <div>
        <h2 id="calm-time" className="text-lg">
          {t('calm')}
        </h2>
        <p className="text-muted">{t('calmText')}</p>
      </div>
      {opened ? (
        <CalmTimer state={state} onClose={close} />
      ) : (
        <Button icon={Hourglass} className="self-start" onClick={() => setOpened(true)}>
          {t('openCalm')}
        </Button>
      )}
    </Card>
  );
}
