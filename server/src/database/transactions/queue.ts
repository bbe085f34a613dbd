/** Lets one at a time in, in the order of asking. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  #length = 0;

  /** How many are in or wait. */
  get length(): number {
    return this.#length;
  }

  /** Resolves when it is the caller's turn, with the function that ends the turn; called again it does nothing. */
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
