/** Admits one caller at a time, in the order in which they called `enter`. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  #length = 0;

  /** The number of current and waiting callers. */
  get length(): number {
    return this.#length;
  }

  /**
   * Resolves when it is the caller's turn, with the function that ends the turn. Calling that function again does nothing.
   */
  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave: () => void = () => {};
    this.#length += 1;
    this.#last = new Promise((resolve) => {
      let isOver = false;
      leave = () => {
        if (isOver) return;
        isOver = true;
        this.#length -= 1;
        resolve();
      };
    });
    await before;
    return leave;
  }
}
