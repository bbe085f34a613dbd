/** The same work, done at once and then not again for so many milliseconds. `now` is a clock that only goes forward. */
export function sparingly<Given extends unknown[]>(
  milliseconds: number,
  work: (...given: Given) => void,
  now: () => number = () => performance.now(),
): (...given: Given) => void {
  let doneAt = -Infinity;
  return (...given) => {
    if (now() - doneAt < milliseconds) return;
    doneAt = now();
    work(...given);
  };
}
