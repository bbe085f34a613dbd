/** A toast's content. A toast with an action or the destructive variant stays until the person dismisses it. */
export interface ToastMessage {
  title: string;
  /** The row or thing that the toast is about, shown above the title. */
  name?: string | undefined;
  description?: string;
  variant?: 'default' | 'destructive';
  /** `information` is for a neutral message such as "wait a moment", without a check mark. */
  tone?: 'done' | 'information';
  action?: { label: string; onAct: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  at: Date;
}

export interface ToastState {
  /** The visible toast. A newer one replaces it. */
  current: ShownToast | null;
  /** Every toast since the page was opened, newest first. */
  history: readonly ShownToast[];
}

/** Stores the visible toast and the history; independent of React. */
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
    /**
     * Forgets every toast. Toasts contain names that a person typed, and the next person at this device must not read them.
     */
    clear: () => change({ current: null, history: [] }),
    /** Hides the toast, unless a newer one has replaced it. It stays in the history. */
    dismiss: (id: number) => {
      if (state.current?.id === id) change({ ...state, current: null });
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** How long a toast stays, in ms: `duration`; errors and toasts with an action stay until the person dismisses them. */
export function toastDuration(toast: ToastMessage, duration: number): number {
  return toast.variant === 'destructive' || toast.action ? Number.POSITIVE_INFINITY : duration;
}

/** Messages of the toast region; each toast has its own text. */
export interface ToastMessages {
  /** Accessible name of the toast region. */
  region: string;
  close: string;
  history: string;
  historyEmpty: string;
  closeHistory: string;
  /** The time of a toast, as a short time of day. */
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
