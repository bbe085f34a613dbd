/** What a toast says. An action makes it stay until it is answered; so does the destructive variant. */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** `information` for what is neither done nor wrong, such as "wait a moment": no tick stands beside it. */
  tone?: 'done' | 'information';
  action?: { label: string; onAct: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  at: Date;
}

export interface ToastState {
  /** The one on view. A newer toast takes the place of an older one. */
  current: ShownToast | null;
  /** Every toast since the page was opened, newest first. */
  history: readonly ShownToast[];
}

/** Holds the one visible toast and the history of all; knows nothing of React. */
export function createToastStore(now: () => Date = () => new Date()) {
  let state: ToastState = { current: null, history: [] };
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: ToastState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (message: ToastMessage) => {
      const toast = { ...message, id: ++lastId, at: now() };
      change({ current: toast, history: [toast, ...state.history] });
    },
    /** Takes the toast off the view, unless a newer one has taken its place already. It stays in the history. */
    dismiss: (id: number) => {
      if (state.current?.id === id) change({ ...state, current: null });
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** How long a toast stays, in ms: the given time, or until it is answered for errors and for what carries an action. */
export function toastDuration(toast: ToastMessage, duration: number): number {
  return toast.variant === 'destructive' || toast.action ? Number.POSITIVE_INFINITY : duration;
}

/** The words around toasts; the toasts bring their own. */
export interface ToastMessages {
  /** Name of the region that toasts appear in. */
  region: string;
  close: string;
  history: string;
  historyEmpty: string;
  closeHistory: string;
  /** The moment of a toast, as a short time of day. */
  time: (at: Date) => string;
}

export interface ToastLayerProps {
  state: ToastState;
  words: ToastMessages;
  duration: number;
  historyOpen: boolean;
  onDismiss: (id: number) => void;
  onCloseHistory: () => void;
}
