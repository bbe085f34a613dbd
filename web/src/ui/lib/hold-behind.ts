/**
 * Makes everything behind a dialog unreachable for pointer, keyboard and screen reader: whatever carries
 * `data-behind-dialogs`, earlier dialogs included. Answers a function that gives it back.
 */
export function holdBehind(dialog: HTMLElement): () => void {
  const behind = [...document.querySelectorAll<HTMLElement>('[data-behind-dialogs]')].filter(
    (element) => element !== dialog && !element.inert,
  );
  for (const element of behind) element.inert = true;
  return () => {
    for (const element of behind) element.inert = false;
  };
}
