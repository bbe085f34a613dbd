const dialogs = '[role="dialog"], [role="alertdialog"]';

let onPage: HTMLElement | null = null;

/** Safari gives a control that is pressed no focus, and what opens by it could then give none back: so the control takes it, before anything opens. */
export function focusPressed({ target }: Pick<Event, 'target'>): void {
  if (document.activeElement !== document.body) return;
  (target as Element | null)?.closest<HTMLElement>('button, a[href], summary')?.focus({ preventScroll: true });
}

if (typeof document !== 'undefined') document.addEventListener('click', focusPressed, true);

/** What last had focus outside every dialog, while it is in the document. */
export const lastFocusOnPage = (): HTMLElement | undefined => (onPage?.isConnected ? onPage : undefined);

/**
 * Remembers what has focus before a dialog takes it, and returns a function that gives it back. When that place is gone
 * by then (it was in an earlier dialog, or its reason is settled), focus goes to the last
 * place on the page itself, and at the least to its main part. What took the focus while the dialog closed keeps it.
 */
export function rememberFocus(): () => void {
  const active = document.activeElement;
  const before = active instanceof HTMLElement && active !== document.body ? active : null;
  if (before && !before.closest(dialogs)) onPage = before;
  return () => {
    const now = document.activeElement;
    if (now && now !== document.body && !now.closest(dialogs)) return;
    const target = [before, onPage].find((place) => place?.isConnected) ?? document.querySelector<HTMLElement>('main');
    target?.focus();
  };
}
