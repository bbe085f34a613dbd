/** Admits one caller at a time, in the order of requests. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  #length = 0;

  /** The number of current and waiting callers. */
  get length(): number {
    return this.#length;
  }

  /** Resolves at the caller's turn with the function that ends it; further calls of that function do nothing. */
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
