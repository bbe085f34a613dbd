/** Dialogs in the page, the newest last. */
const open: HTMLElement[] = [];

/**
 * Lets Esc close a dialog. Radix gives the key to whatever came last, and that may be a toast: whoever closed the dialog closed a message
 * they had not asked for. Here the newest dialog has it, and a toast only while the focus is in it. A press that ends a composition
 * (Japanese, Chinese) belongs to the composition. Answers a function that stops listening.
 */
export function closeByEscape(dialog: HTMLElement, onEscape: () => void): () => void {
  open.push(dialog);
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || open.at(-1) !== dialog) return;
    if (event.target instanceof Element && event.target.closest('[data-toasts]')) return;
    // Esc ends what is under way first: a drag takes it for itself.
    if (document.querySelector('[data-dragging]')) return;
    event.preventDefault();
    onEscape();
  };
  document.addEventListener('keydown', listen, { capture: true });
  return () => {
    document.removeEventListener('keydown', listen, { capture: true });
    open.splice(open.indexOf(dialog), 1);
  };
}
