import { useRef, useState, type ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { StepTimerProps } from '#shared-features/visual-timer/step-timer.tsx';
import { useTimer } from '#shared-features/visual-timer/use-timer.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { routineTicks } from '../routine-tables.ts';
import type { NowNextProps } from './now-next.tsx';

const NowNext = lazyPart<NowNextProps>(
  'now-next',
  () => ['now-next', 'visual-timer'],
  async () => (await import('./now-next.tsx')).NowNext,
);
const StepTimer = lazyPart<StepTimerProps>(
  'step-timer',
  () => ['visual-timer'],
  async () => (await import('#shared-features/visual-timer/step-timer.tsx')).StepTimer,
);

/**
 * Opens today's routine one step at a time. A timer started in this view stays on the page until the person closes it or
 * finishes its step.
 */
export function OneByOne(): ReactNode {
  const t = useMessages('routine');
  const { date, today } = useJournal(routineTicks);
  const timer = useTimer('routine');
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState<{ readonly on: string; readonly ids: readonly string[] }>({ on: today, ids: [] });
  if (date !== today) return null;
  // Closing the timer removes its card, so the focus moves to the button.
  const clear = () => {
    timer.clear();
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button ref={opener} icon={ArrowRight} className="self-start" onClick={() => setOpen(true)}>
        {t('oneByOne')}
      </Button>
      {!open && (timer.timer !== null || timer.done !== null) && (
        <Card>
          <StepTimer state={{ ...timer, clear }} about="" offered={[]} />
        </Card>
      )}
      <Dialog open={open} onOpenChange={setOpen} title={t('oneByOne')} closeLabel={t('close')} placement="cover">
        <NowNext
          key={today}
          timer={timer}
          later={left.on === today ? left.ids : []}
          onLater={(ids) => setLeft({ on: today, ids })}
        />
      </Dialog>
    </>
  );
}
