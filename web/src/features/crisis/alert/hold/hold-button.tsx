import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { HandHeart } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { joinClasses } from '#ui/lib/class-names.ts';
import { prepareDialogs } from '#ui/dialog/prepare-dialogs.ts';
import { serverWays } from '../alert-messages.ts';
import { Ring } from './progress-ring.tsx';
import { useHold } from './use-hold.ts';

/** Ignores key repeats. Otherwise, holding Enter on the button would also confirm the dialog that the button opens. */
const ignoreKeyRepeat = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** The round shape in the middle of the alert's card: the button, or a link to the contacts if the person has none. */
export const alertCircle =
  'relative flex size-56 flex-col items-center justify-center gap-2 rounded-full bg-primary-soft p-8 text-center text-lg font-semibold text-ink';

/** The texts around the button. If the server cannot send messages, the texts must not promise that it sends any. */
function useHoldMessages() {
  const t = useMessages('crisis');
  const delivery = useMessages('deliveries');
  if (serverWays().length === 0) {
    return {
      hint: delivery('holdHintNoWays'),
      letGo: delivery('letGoNoWays'),
      ready: delivery('statusReadyNoWays'),
      title: delivery('confirmTitleNoWays'),
      text: (names: string) => delivery('confirmNoWays', { names }),
      confirm: delivery('confirmSendNoWays'),
    };
  }
  return {
    hint: t('holdHint'),
    letGo: t('letGo'),
    ready: t('statusReady'),
    title: t('confirmTitle'),
    text: (names: string) => t('confirmText', { names }),
    confirm: t('confirmSend'),
  };
}

/** The round alert button. Holding and releasing it sends the alert. A click or key press asks for confirmation first. */
export function HoldButton({ names, onSend }: { names: string; onSend: () => void }): ReactNode {
  const t = useMessages('crisis');
  const messages = useHoldMessages();
  const core = useMessages('core');
  const hint = useId();
  // Loads the dialogs at once rather than when idle, so that a user without a network gets the confirmation dialog too.
  useEffect(() => prepareDialogs(), []);
  const [asking, setAsking] = useState(false);
  const { phase, handlers } = useHold({ onSend, onClick: () => setAsking(true) });
  const held = phase === 'holding' || phase === 'ready';
  const said = { idle: '', holding: t('statusHolding'), ready: messages.ready, cancelled: t('cancelled') };
  return (
    <div className="flex flex-col items-center gap-4">
      <button
        type="button"
        aria-describedby={hint}
        {...handlers}
        onKeyDown={ignoreKeyRepeat}
        className={joinClasses(alertCircle, 'touch-none select-none')}
      >
        <Ring phase={phase} />
        <HandHeart aria-hidden className="size-10 text-primary" />
        {phase === 'ready' ? messages.letGo : t(held ? 'keepHolding' : 'ask')}
      </button>
      <p id={hint} className="max-w-prose text-center">
        {messages.hint}
      </p>
      <p aria-live="assertive" className="min-h-11 text-center font-semibold">
        {said[phase]}
      </p>
      <Dialog
        role="alertdialog"
        open={asking}
        onOpenChange={setAsking}
        title={messages.title}
        description={messages.text(names)}
        actions={
          <>
            <Button onKeyDown={ignoreKeyRepeat} onClick={() => setAsking(false)}>
              {core('actions.cancel')}
            </Button>
            <Button
              variant="primary"
              onKeyDown={ignoreKeyRepeat}
              onClick={() => {
                setAsking(false);
                onSend();
              }}
            >
              {messages.confirm}
            </Button>
          </>
        }
      />
    </div>
  );
}

/**
 * Reserves the space of the alert's card, so that nothing moves when the button appears. Takes up as much space as the
 * button, its texts and the line `below` in the current language and text size. The caller makes it invisible.
 */
export function HoldRoom({ below }: { below: string }): ReactNode {
  const { hint } = useHoldMessages();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-4">
        <div className="size-56" />
        <p className="max-w-prose text-center">{hint}</p>
        <p className="min-h-11" />
      </div>
      <div className="border-t pt-4">
        <p className="min-h-11 font-semibold">{below}</p>
      </div>
    </div>
  );
}
