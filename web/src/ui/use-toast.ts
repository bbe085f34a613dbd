import { useContext, createContext } from 'react';
import type { ToastMessage, ToastStore } from '#ui/toast/toast-store.ts';

/** Shows toasts, and opens the list of earlier ones. */
export function useToast(): { showToast: (message: ToastMessage) => void; openHistory: () => void } {
  const access = useContext(ToastContext);
  if (!access) throw new Error('no ToastProvider above');
  return { showToast: access.store.show, openHistory: access.openHistory };
}

export interface ToastAccess {
  store: ToastStore;
  openHistory: () => void;
}

export const ToastContext = createContext<ToastAccess | null>(null);
