/** How long after a press the next one on the same button is taken for the second half of a double tap, in ms. */
const echo = 1000;

/** Answers a function that begins some work at a press, and takes no other press until that is done and a moment has passed. */
export function singlePress(): (work: () => Promise<unknown>) => void {
  let openAgain = 0;
  return (work) => {
    const pressed = performance.now();
    if (pressed < openAgain) return;
    openAgain = Infinity;
    void work().finally(() => (openAgain = pressed + echo));
  };
}
