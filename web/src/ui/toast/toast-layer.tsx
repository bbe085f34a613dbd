import { useLayoutEffect, useRef } from 'react';
import * as Radix from 'radix-ui/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { joinClasses } from '#ui/lib/class-names.ts';
import { positionToast } from '#ui/floating/position-toast.ts';
import { ToastHistory } from './toast-history.tsx';
import { toastDuration, type ToastLayerProps } from './toast-store.ts';

const marks = {
  done: { Mark: CircleCheck, classes: 'text-positive' },
  information: { Mark: Info, classes: 'text-primary' },
  problem: { Mark: CircleAlert, classes: 'text-problem' },
};

/**
 * The visible toast, which closes after `duration` ms unless it must stay. Radix pauses the time on hover, focus and window
 * blur. A swipe of 50 px to the right, its button or Esc closes it.
 */
export function ToastLayer({ state, words, duration, historyOpen, onDismiss, onCloseHistory }: ToastLayerProps) {
  const { current } = state;
  const layer = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLOListElement>(null);
  const clear = useRef<ReturnType<typeof positionToast>>(undefined);
  useLayoutEffect(() => {
    if (!layer.current || !viewport.current) return undefined;
    clear.current = positionToast(layer.current, viewport.current);
    return clear.current.stop;
  }, []);
  // Position each new toast here. A toast of the same height as the toast that it replaces causes no resize, so the
  // observer does not run.
  useLayoutEffect(() => clear.current?.place(), [current?.id]);
  const { Mark, classes } = marks[current?.variant === 'destructive' ? 'problem' : (current?.tone ?? 'done')];
  // A toast with a description has its buttons below the text; all others are one line.
  const explains = current?.description !== undefined;
  return (
    <Radix.Provider label={words.region} duration={duration} swipeDirection="right" swipeThreshold={50}>
      {current && (
        <Radix.Root
          key={current.id}
          type={current.variant === 'destructive' ? 'foreground' : 'background'}
          duration={toastDuration(current, duration)}
          open
          onOpenChange={(open) => !open && onDismiss(current.id)}
          // While a dialog is open, Radix disables pointer events outside it. The toast must stay usable.
          className={joinClasses(
            'pointer-events-auto! flex animate-rise items-start gap-3 rounded-lg border bg-surface-raised px-4 shadow-lg',
            explains ? 'py-4' : 'py-1.5',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            current.variant === 'destructive' ? 'border-problem' : 'border-line',
          )}
        >
          <Mark aria-hidden className={joinClasses('size-6 shrink-0', explains ? 'mt-0.5' : 'mt-2.5', classes)} />
          <div className={joinClasses('flex min-w-0 flex-1 items-center gap-x-3', explains && 'flex-wrap gap-y-1')}>
            <div className="min-w-0 flex-1 break-words">
              {current.name && <p className="font-semibold">{current.name}</p>}
              <Radix.Title className={current.name ? 'text-sm first-letter:uppercase' : 'font-semibold'}>
                {current.title}
              </Radix.Title>
            </div>
            {explains && (
              <Radix.Description className="basis-full text-sm text-muted">{current.description}</Radix.Description>
            )}
            <div className={joinClasses('-mx-2 flex', explains && 'basis-full flex-wrap')}>
              {current.action && (
                <Radix.Action altText={current.action.label} onClick={current.action.onAct} className={buttonClass}>
                  {current.action.label}
                </Radix.Action>
              )}
              <Radix.Close className={buttonClass}>
                {!current.action && <X aria-hidden className="size-4" />}
                {words.close}
              </Radix.Close>
            </div>
          </div>
        </Radix.Root>
      )}
      {/* Dialogs hide all elements behind them from screen readers, except those with `aria-live`. The value is off, because
          Radix already announces toasts. */}
      <div
        ref={layer}
        aria-live="off"
        data-toasts
        className="pointer-events-none fixed inset-x-0 bottom-(--foot-bar) z-50 m-(--safe) flex flex-col items-end gap-3 p-4 max-sm:*:w-full"
      >
        {historyOpen && <ToastHistory history={state.history} words={words} onClose={onCloseHistory} />}
        {/* F8 opens our whole list; Radix's own shortcut would focus only the visible toast. */}
        <Radix.Viewport
          ref={viewport}
          hotkey={[]}
          label={words.region}
          className="flex w-full max-w-md flex-col gap-2 outline-none"
        />
      </div>
    </Radix.Provider>
  );
}

/** Classes of the toast's buttons, small so that a toast without description stays one line on a phone. */
const buttonClass =
  'inline-flex min-h-11 items-center gap-1 rounded-md px-2 text-sm font-semibold text-primary hover:bg-primary-soft';
