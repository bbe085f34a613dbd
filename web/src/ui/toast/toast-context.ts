import { createContext } from 'react';
import type { ToastStore } from './toast-store.ts';

export interface ToastAccess {
  store: ToastStore;
  openHistory: () => void;
}

export const ToastContext = createContext<ToastAccess | null>(null);
