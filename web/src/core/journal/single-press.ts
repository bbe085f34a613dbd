/** A second press within this many ms after the first counts as part of a double tap. */
const echo = 1000;

/** Returns a function that starts work on a press and ignores further presses until the work is done and `echo` has passed. */
export function singlePress(): (work: () => Promise<unknown>) => void {
  let openAgain = 0;
  return (work) => {
    const pressed = performance.now();
    if (pressed < openAgain) return;
    openAgain = Infinity;
    void work().finally(() => (openAgain = pressed + echo));
  };
}
