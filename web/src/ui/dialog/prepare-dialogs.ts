/** Prefetches the code of dialogs and toasts, so that they open at once, also offline. */
export function prepareDialogs(): void {
  // If this fails, opening a dialog or a toast reports it.
  import('./dialog-panel.tsx').catch(() => undefined);
  import('#ui/toast/toast-layer.tsx').catch(() => undefined);
}
