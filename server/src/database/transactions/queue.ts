/** Lets one at a time in, in the order of asking. */
export class Queue {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, with the function that ends the turn. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave: () => void = () => {};
    this.#last = new Promise((resolve) => (leave = resolve));
    await before;
    return leave;
  }
}
