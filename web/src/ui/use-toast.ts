import { useContext } from 'react';
import { ToastContext } from './toast/toast-context.ts';
import type { ToastMessage } from './toast/toast-store.ts';

/** Shows toasts, and opens the list of earlier ones. */
export function useToast(): { showToast: (message: ToastMessage) => void; openHistory: () => void } {
  const access = useContext(ToastContext);
  if (!access) throw new Error('useToast needs a ToastProvider above it');
  return { showToast: access.store.show, openHistory: access.openHistory };
}
