import PDFDocument from 'pdfkit';

/** An object of the PDF file: pdfkit calls it a reference. */
interface Written {
  data: Readonly<Record<string, unknown>>;
  buffer: readonly Uint8Array[];
}

/** Stands for a written structure element: pdfkit checks only that a parent exists, and clears its list of children. */
const written = { P: true, K: null };
const nothing: readonly Uint8Array[] = [];
const blockSize = 1024 * 1024;

/**
 * A document with a small memory footprint. pdfkit streams a file as millions of small pieces, which would all wait in
 * memory because a report is drawn synchronously. This class copies them into large blocks, and releases each structure
 * element once it is written.
 */
export class ReportDocument extends PDFDocument {
  // Without initial values: pdfkit's constructor already writes the first line.
  declare private blocks?: Uint8Array<ArrayBuffer>[];
  declare private filled?: number;
  declare private isWhole?: boolean;

  /** pdfkit's output method; null ends the file. */
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

  /** pdfkit calls this once an object is written. */
  _refEnd(reference: Written): void {
    (PDFDocument.prototype as unknown as { _refEnd: (reference: Written) => void })._refEnd.call(this, reference);
    if (reference.data['S'] === undefined || reference.data['P'] === undefined) return;
    reference.data = written;
    reference.buffer = nothing;
  }

  /** The whole file. Throws before the document has ended. */
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
