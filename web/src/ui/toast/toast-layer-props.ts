import type { ToastState } from './toast-store.ts';
import type { ToastWords } from './toast-words.ts';

export interface ToastLayerProps {
  state: ToastState;
  words: ToastWords;
  duration: number;
  historyOpen: boolean;
  onDismiss: (id: number) => void;
  onCloseHistory: () => void;
}
