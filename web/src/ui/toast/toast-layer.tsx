import * as Radix from 'radix-ui/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { buttonClasses } from '../lib/button-classes.ts';
import { joinClasses } from '../lib/join-classes.ts';
import { ToastHistory } from './toast-history.tsx';
import type { ToastLayerProps } from './toast-layer-props.ts';
import { toastDuration } from './toast-store.ts';

/**
 * The toast on view (specification, sections 4 and 9): 5000 ms unless it must stay, paused by hover, focus and a blurred
 * window (Radix does), closed by a swipe of 50 px to the right, by its button or by Esc.
 */
export function ToastLayer({ state, words, duration, historyOpen, onDismiss, onCloseHistory }: ToastLayerProps) {
  const { current } = state;
  // A toast that says more than its title has its buttons beneath, so that its lines stay long.
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
          className={joinClasses(
            'pointer-events-auto flex animate-rise touch-pan-y items-start gap-3 rounded-lg border bg-surface-raised p-4 shadow-lg',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            current.variant === 'destructive' ? 'border-problem' : 'border-line',
          )}
        >
          {current.variant === 'destructive' ? (
            <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-problem" />
          ) : (
            <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-positive" />
          )}
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <Radix.Title className="font-semibold">{current.title}</Radix.Title>
            {current.description && (
              <Radix.Description className="text-sm text-muted">{current.description}</Radix.Description>
            )}
            {hasMore && (
              <div className="flex flex-wrap items-center gap-2 pt-1">
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
            )}
          </div>
          {!hasMore && <CloseButton words={words.close} />}
        </Radix.Root>
      )}
      {/* On a small screen a dialog has its buttons at the foot: toasts stand at the top then, and cover none of them. */}
      <div
        className={
          'pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-end gap-3 p-4 max-sm:*:w-full ' +
          'max-sm:in-[html:has([data-holds-page])]:top-0 max-sm:in-[html:has([data-holds-page])]:bottom-auto'
        }
      >
        {historyOpen && <ToastHistory history={state.history} words={words} onClose={onCloseHistory} />}
        {/* F8 opens the whole list, which is ours; Radix's own shortcut would focus the visible toast alone. */}
        <Radix.Viewport hotkey={[]} label={words.region} className="flex w-full max-w-md flex-col gap-2 outline-none" />
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
