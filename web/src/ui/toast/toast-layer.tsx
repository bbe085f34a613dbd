import { useLayoutEffect, useRef } from 'react';
import * as Radix from 'radix-ui/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { joinClasses, buttonClasses } from '#ui/lib/class-names.ts';
import { keepClear } from '#ui/floating/keep-toast-clear.ts';
import { ToastHistory } from './toast-history.tsx';
import { toastDuration, type ToastLayerProps } from './toast-store.ts';

const marks = {
  done: { Mark: CircleCheck, look: 'text-positive' },
  information: { Mark: Info, look: 'text-primary' },
  problem: { Mark: CircleAlert, look: 'text-problem' },
};

/**
 * The visible toast: 5000 ms unless it must stay, paused by hover, focus and a blurred
 * window (Radix does), closed by a swipe of 50 px to the right, by its button or by Esc.
 */
export function ToastLayer({ state, words, duration, historyOpen, onDismiss, onCloseHistory }: ToastLayerProps) {
  const { current } = state;
  const layer = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLOListElement>(null);
  const clear = useRef<ReturnType<typeof keepClear>>(undefined);
  useLayoutEffect(() => {
    if (!layer.current || !viewport.current) return undefined;
    clear.current = keepClear(layer.current, viewport.current);
    return clear.current.stop;
  }, []);
  // One that takes another's place may be as high as that was.
  useLayoutEffect(() => clear.current?.place(), [current?.id]);
  const { Mark, look } = marks[current?.variant === 'destructive' ? 'problem' : (current?.tone ?? 'done')];
  // A toast that says more than its title has its buttons beneath. So has a title that would grow narrow beside the button.
  const hasMore = current?.action !== undefined || current?.description !== undefined;
  return (
    <Radix.Provider label={words.region} duration={duration} swipeDirection="right" swipeThreshold={50}>
      {current && (
        <Radix.Root
          key={current.id}
          type={current.variant === 'destructive' ? 'foreground' : 'background'}
          duration={toastDuration(current, duration)}
          open
          onOpenChange={(open) => !open && onDismiss(current.id)}
          // A dialog that opens later takes the pointer from what came before it (Radix does, in place); the toast can still be answered.
          className={joinClasses(
            'pointer-events-auto! flex animate-rise touch-pan-y items-start gap-3 rounded-lg border bg-surface-raised px-4 shadow-lg',
            hasMore ? 'py-4' : 'py-1.5',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            current.variant === 'destructive' ? 'border-problem' : 'border-line',
          )}
        >
          <Mark aria-hidden className={joinClasses('size-6 shrink-0', hasMore ? 'mt-0.5' : 'mt-2.5', look)} />
          <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
            <Radix.Title className={joinClasses('font-semibold', !hasMore && 'py-2.5')}>{current.title}</Radix.Title>
            {current.description && (
              <Radix.Description className="basis-full text-sm text-muted">{current.description}</Radix.Description>
            )}
            <div className={hasMore ? 'flex basis-full flex-wrap items-center gap-2 pt-1' : 'self-center'}>
              {current.action && (
                <Radix.Action
                  altText={current.action.label}
                  onClick={current.action.onAct}
                  className={buttonClasses('secondary')}
                >
                  {current.action.label}
                </Radix.Action>
              )}
              <CloseButton words={words.close} className={current.action ? '' : '-ms-2'} />
            </div>
          </div>
        </Radix.Root>
      )}
      {/* What is marked as live a dialog does not hide from a screen reader; it is spoken elsewhere already (Radix does), so here it is off. */}
      <div
        ref={layer}
        aria-live="off"
        data-toasts
        className="pointer-events-none fixed inset-x-0 bottom-0 z-50 m-(--safe) flex flex-col items-end gap-3 p-4 max-sm:*:w-full"
      >
        {historyOpen && <ToastHistory history={state.history} words={words} onClose={onCloseHistory} />}
        {/* F8 opens the whole list, which is ours; Radix's own shortcut would focus the visible toast alone. */}
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

function CloseButton({ words, className }: { words: string; className?: string }) {
  return (
    <Radix.Close
      className={joinClasses(
        'inline-flex min-h-11 items-center gap-1 rounded-md px-2 text-sm font-semibold text-primary hover:bg-primary-soft',
        className,
      )}
    >
      <X aria-hidden className="size-4" />
      {words}
    </Radix.Close>
  );
}
