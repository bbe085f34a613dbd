import type { KeyboardEvent } from 'react';

const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const isRadio = (element: Element | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/**
 * Tab from radio buttons that end a dialog leads to its first control. The dialog's own trap waits for the very last one, where Tab never
 * stops: a browser takes a group of radio buttons as one place, and the focus would stay there for ever.
 */
export function wrapFromLastRadios(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(reachable)];
  const [focused, last] = [document.activeElement, controls.at(-1)];
  if (!isRadio(focused) || !isRadio(last) || focused === last || focused.name !== last.name) return;
  event.preventDefault();
  controls[0]?.focus();
}
