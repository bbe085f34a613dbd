import PDFDocument from 'pdfkit';

/** What pdfkit calls a reference: one object of the file. */
interface Written {
  data: Readonly<Record<string, unknown>>;
  buffer: readonly Uint8Array[];
}

/** A part of the structure that has been written: pdfkit asks of it only that it has a parent, and takes the list of its parts away. */
const written = { P: true, K: null };
const nothing: readonly Uint8Array[] = [];
const blockSize = 1024 * 1024;

/**
 * A document that keeps no more than it has to while it grows. pdfkit hands a file over as a stream of some millions of small pieces; since a report is drawn in one go, all of
 * them would wait as objects of their own until its end. Here they are copied into large blocks at once. And a part of the structure that has been written is
 * asked for its number only from then on: what was in it goes.
 */
export class ReportDocument extends PDFDocument {
  // Without initial values: pdfkit's own constructor writes the file's first line.
  declare private blocks?: Uint8Array<ArrayBuffer>[];
  declare private filled?: number;
  declare private isWhole?: boolean;

  /** pdfkit's way out for bytes; null: there are no more. */
  override push(piece: Uint8Array | null): boolean {
    if (piece === null) {
      this.isWhole = true;
      return true;
    }
    const blocks = (this.blocks ??= []);
    let rest = piece;
    while (rest.length > 0) {
      const place = (this.filled ??= 0) % blockSize;
      if (place === 0) blocks.push(new Uint8Array(blockSize));
      const fitting = rest.subarray(0, blockSize - place);
      blocks.at(-1)?.set(fitting, place);
      this.filled += fitting.length;
      rest = rest.subarray(fitting.length);
    }
    return true;
  }

  /** Called by pdfkit once an object of the file is written. */
  _refEnd(reference: Written): void {
    (PDFDocument.prototype as unknown as { _refEnd: (reference: Written) => void })._refEnd.call(this, reference);
    if (reference.data['S'] === undefined || reference.data['P'] === undefined) return;
    reference.data = written;
    reference.buffer = nothing;
  }

  /** The whole file, once the document has ended. Throws before. */
  bytes(): Uint8Array<ArrayBuffer> {
    const { blocks = [], filled = 0, isWhole = false } = this;
    if (!isWhole) throw new Error('The document has not ended.');
    const bytes = new Uint8Array(filled);
    blocks.forEach((block, index) => {
      const from = index * blockSize;
      bytes.set(block.subarray(0, Math.min(blockSize, filled - from)), from);
    });
    return bytes;
  }
}
