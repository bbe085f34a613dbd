const newLine = 10;

/**
 * A growing text of lines, as bytes in Latin-1. Thousands of short strings that live as long as a page would outlast quick
 * garbage collections, and then need memory until a full one.
 */
export class ByteText {
  private content = new Uint8Array(64 * 1024);
  /** In bytes. */
  length = 0;

  addLine(line: string): void {
    const from = this.grow(line.length + 1);
    for (let place = 0; place < line.length; place += 1) this.content[from + place] = line.charCodeAt(place);
    this.content[this.length - 1] = newLine;
  }

  add(bytes: Uint8Array): void {
    const from = this.grow(bytes.length);
    this.content.set(bytes, from);
  }

  /** Makes room for so many bytes, and returns where they begin. */
  private grow(amount: number): number {
    const from = this.length;
    this.length += amount;
    if (this.length > this.content.length) {
      const larger = new Uint8Array(2 * this.length);
      larger.set(this.content.subarray(0, from));
      this.content = larger;
    }
    return from;
  }

  /** The text until now. Valid until the next change. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.content.subarray(0, this.length);
  }

  clear(): void {
    this.length = 0;
  }
}
