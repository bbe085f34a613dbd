const dialogs = '[role="dialog"], [role="alertdialog"]';

let onPage: HTMLElement | null = null;

/**
 * Focuses a pressed control before a dialog opens. Safari does not focus a pressed button, so the dialog could not return
 * focus to it.
 */
export function focusPressed({ target }: Pick<Event, 'target'>): void {
  if (document.activeElement !== document.body) return;
  (target as Element | null)?.closest<HTMLElement>('button, a[href], summary')?.focus({ preventScroll: true });
}

if (typeof document !== 'undefined') document.addEventListener('click', focusPressed, true);

/** The last focused element outside dialogs, while it is in the document. */
export const lastFocusOnPage = (): HTMLElement | undefined => (onPage?.isConnected ? onPage : undefined);

/** Focuses an element of the page. While a dialog covers the page, the element gets focus when the dialog closes. */
export function focusOnPage(element: HTMLElement | null): void {
  onPage = element;
  element?.focus();
}

/**
 * Saves the focused element before a dialog opens, and returns a function that restores focus. If the element is gone by
 * then, focus goes to the last focused element on the page, or else to the page's main part. If focus moved elsewhere while
 * the dialog closed, the function does not move it.
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

/**
 * Focuses the form's first invalid field and returns whether there was one. Call it after the errors are rendered (in an
 * effect, or after flushSync), so that a screen reader announces the field with its error.
 */
export function focusFirstProblem(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field;
  target?.focus();
  return Boolean(target);
}
