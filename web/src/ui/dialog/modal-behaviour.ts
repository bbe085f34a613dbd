import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Open dialogs, the newest last. */
const open: HTMLElement[] = [];

/**
 * Makes Esc close a dialog. Radix lets Esc close the newest layer, which may be a toast above the dialog. Here Esc closes
 * the newest dialog, unless a toast has focus. Esc that ends an IME composition is ignored. Returns a stop function.
 *
 * It listens on the window, so that it runs before Radix, which listens on the document. While a dialog opens above another,
 * Radix still treats the lower one as the newest and consumes the key.
 */
export function closeByEscape(dialog: HTMLElement, onEscape: () => void): () => void {
  open.push(dialog);
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || open.at(-1) !== dialog) return;
    if (event.target instanceof Element && event.target.closest('[data-toasts]')) return;
    // Esc cancels a drag first.
    if (document.querySelector('[data-dragging]')) return;
    event.preventDefault();
    onEscape();
  };
  window.addEventListener('keydown', listen, { capture: true });
  return () => {
    window.removeEventListener('keydown', listen, { capture: true });
    open.splice(open.indexOf(dialog), 1);
  };
}

/** Element → the number of open dialogs that make it inert. */
const dialogsAbove = new WeakMap<HTMLElement, number>();

/**
 * Makes every element with `data-behind-dialogs`, earlier dialogs included, inert for pointer, keyboard and screen reader.
 * Returns a function that undoes this. A new dialog may open before the dialog that it replaces has closed. So an element
 * stays inert until all dialogs above it have closed.
 */
export function makeBackgroundInert(dialog: HTMLElement): () => void {
  const behind = [...document.querySelectorAll<HTMLElement>('[data-behind-dialogs]')].filter((each) => each !== dialog);
  const count = (element: HTMLElement, by: number) => {
    const dialogs = (dialogsAbove.get(element) ?? 0) + by;
    dialogsAbove.set(element, dialogs);
    element.inert = dialogs > 0;
  };
  for (const element of behind) count(element, 1);
  return () => {
    for (const element of behind) count(element, -1);
  };
}

const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const isRadio = (element: Element | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/**
 * Moves Tab from a dialog's last radio group to the dialog's first control. Radix's focus trap waits for Tab on the last
 * radio button, but browsers treat the group as one tab stop. Without this function Tab would leave the dialog.
 */
export function wrapFromLastRadios(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(reachable)];
  const [focused, last] = [document.activeElement, controls.at(-1)];
  if (!isRadio(focused) || !isRadio(last) || focused === last || focused.name !== last.name) return;
  event.preventDefault();
  controls[0]?.focus();
}

const controls = 'a[href], button, input, select, textarea';

/** Makes an overflowing element without focusable controls focusable, so that a keyboard can scroll it. */
export function focusableWhileOverflowing(place: HTMLElement): () => void {
  const watcher = new ResizeObserver(() => {
    const needed = place.scrollHeight > place.clientHeight && !place.querySelector(controls);
    if (needed) place.tabIndex = 0;
    else place.removeAttribute('tabindex');
  });
  watcher.observe(place);
  return () => watcher.disconnect();
}
