/** How many open dialogs hold an element back. */
const held = new WeakMap<HTMLElement, number>();

/**
 * Makes everything behind a dialog unreachable for pointer, keyboard and screen reader: whatever carries
 * `data-behind-dialogs`, earlier dialogs included. Answers a function that gives it back, once no other dialog holds it: one that opens
 * out of another may be there before that one has gone.
 */
export function holdBehind(dialog: HTMLElement): () => void {
  const behind = [...document.querySelectorAll<HTMLElement>('[data-behind-dialogs]')].filter((each) => each !== dialog);
  const count = (element: HTMLElement, by: number) => {
    const holders = (held.get(element) ?? 0) + by;
    held.set(element, holders);
    element.inert = holders > 0;
  };
  for (const element of behind) count(element, 1);
  return () => {
    for (const element of behind) count(element, -1);
  };
}
