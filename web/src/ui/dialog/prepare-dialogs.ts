/** Fetches the code of dialogs and toasts ahead, so that they open at once, also after the network has gone. */
export function prepareDialogs(): void {
  // A failure here is met again, and reported, when one of them is opened.
  import('./dialog-panel.tsx').catch(() => undefined);
  import('#ui/toast/toast-layer.tsx').catch(() => undefined);
}
