const dialogs = '[role="dialog"], [role="alertdialog"]';

let onPage: HTMLElement | null = null;

/**
 * Remembers what has focus before a dialog takes it, and answers a function that gives it back. When that place is gone
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
