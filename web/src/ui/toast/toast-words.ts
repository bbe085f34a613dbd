/** The words around toasts; the toasts bring their own. */
export interface ToastWords {
  /** Name of the region that toasts appear in. */
  region: string;
  close: string;
  history: string;
  historyEmpty: string;
  closeHistory: string;
  /** The moment of a toast, as a short time of day. */
  time: (at: Date) => string;
}
