import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { deferred } from '#ui/lib/deferred.tsx';
import { ToastContext } from '#ui/use-toast.ts';
import type { ToastStore, ToastMessages } from './toast/toast-store.ts';
import { PlainToast } from './toast/plain-toast.tsx';

// Most visits to the sign-in page show no toast, so the code loads with the first toast. If the code cannot load, a plain
// message replaces the toast.
const ToastLayer = deferred(() =>
  import('./toast/toast-layer.tsx').then(
    (module) => module.ToastLayer,
    () => PlainToast,
  ),
);

interface ToastProviderProps {
  store: ToastStore;
  words: ToastMessages;
  /** How long a toast stays, in ms. Errors and toasts with an action stay until the person dismisses them. */
  duration?: number;
  children: ReactNode;
}

/** Provides toasts, which show one at a time. F8 opens the list of all toasts. */
export function ToastProvider({ store, words, duration = 5000, children }: ToastProviderProps) {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const [historyOpen, setHistoryOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') setHistoryOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const access = useMemo(() => ({ store, openHistory: () => setHistoryOpen(true) }), [store]);
  const needed = historyOpen || state.history.length > 0;
  return (
    <ToastContext value={access}>
      {children}
      {needed && (
        <ToastLayer
          state={state}
          words={words}
          duration={duration}
          historyOpen={historyOpen}
          onDismiss={store.dismiss}
          onCloseHistory={() => setHistoryOpen(false)}
        />
      )}
    </ToastContext>
  );
}
