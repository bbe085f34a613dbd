import { useEffect, useRef } from 'react';
import { writeInstant } from '#lib/instant.ts';
import { Button } from '../button.tsx';
import type { ShownToast, ToastMessages } from './toast-store.ts';

interface ToastHistoryProps {
  history: readonly ShownToast[];
  words: ToastMessages;
  onClose: () => void;
}

/** The list of all toasts since the page opened, for people who need more time. Esc or its button closes the list. */
export function ToastHistory({ history, words, onClose }: ToastHistoryProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    region.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes it from anywhere inside
    <section
      ref={region}
      tabIndex={-1}
      aria-label={words.history}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="pointer-events-auto flex max-h-[60dvh] w-full max-w-md animate-rise flex-col gap-3 overflow-y-auto rounded-xl border border-edge bg-surface-raised p-5 shadow-lg"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{words.history}</h2>
        <Button variant="quiet" onClick={onClose}>
          {words.closeHistory}
        </Button>
      </div>
      {history.length === 0 && <p className="text-muted">{words.historyEmpty}</p>}
      <ol className="flex flex-col divide-y divide-line empty:hidden">
        {history.map((toast) => (
          <li key={toast.id} className="flex flex-col py-2">
            {toast.name && <span className="font-semibold">{toast.name}</span>}
            <span className={toast.name ? 'text-sm first-letter:uppercase' : 'font-semibold'}>{toast.title}</span>
            {toast.description && <span className="text-sm">{toast.description}</span>}
            <time dateTime={writeInstant(toast.at)} className="text-xs text-muted">
              {words.time(toast.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
