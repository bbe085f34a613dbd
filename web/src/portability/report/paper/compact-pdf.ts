import { zlibSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { ByteText } from './byte-text.ts';

/** An object of the PDF file, which pdfkit calls a reference. */
interface Written {
  data: Readonly<Record<string, unknown>>;
  buffer: readonly Uint8Array[];
}

/** The members of pdfkit that this class needs but pdfkit's types do not declare. */
interface Internals {
  _write(piece: string | Uint8Array): void;
  _refEnd(reference: Written): void;
  /** The offset of each object in the file. The index is the object's number minus one. */
  _offsets: number[];
  _offset: number;
  _root: object;
  _info: object;
  _id: Uint8Array;
}

const pdfkit = PDFDocument.prototype as unknown as Internals;
/**
 * Replaces the data of a structure element after it was written, to release its memory. From then on pdfkit only checks that
 * the element has a parent (`P`), and clears its children (`K`).
 */
const written = { P: true, K: null };
const nothing: readonly Uint8Array[] = [];
const blockSize = 1024 * 1024;
/**
 * The size of a compressed pack of objects, in characters. Large packs save time, but each must have under `maxPlace`
 * objects.
 */
const packSize = 256 * 1024;
/** Bytes of an entry in the table of objects: its kind (1), an offset or a pack's number (4), the place in the pack (2). */
const entrySize = 7;
const maxPlace = 65_536;

/**
 * A document with a small file and memory footprint. pdfkit streams a file as millions of small pieces, which would all
 * wait in memory because a report is drawn synchronously. This class copies them into large blocks, and releases each
 * structure element once it is written. It compresses objects together (PDF 1.5: object and cross-reference streams),
 * because structure elements would take most of the file.
 */
export class CompactPdf extends PDFDocument {
  // Do not initialize these fields. pdfkit's constructor already writes the file's first line, and an initial value would
  // discard that line.
  declare private blocks?: Uint8Array<ArrayBuffer>[];
  declare private filled?: number;
  declare private isWhole?: boolean;
  /** The first pieces of an object. They wait until the next piece shows whether the object has a stream. */
  declare private held: (string | Uint8Array)[] | undefined;
  /** The numbers of the objects without a stream that are not written yet. */
  declare private packed?: number[];
  /** The number of each of these objects and where it begins in `packText`, one a line. */
  declare private packHead?: ByteText;
  declare private packText?: ByteText;
  /** The drawing operations of the current page. pdfkit would keep a buffer for each of these short texts. */
  declare private drawn?: ByteText;
  /** The pack of each object and the place in that pack, by the object's number. */
  declare private places?: number[];

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

  override addContent(drawing: string): this {
    (this.drawn ??= new ByteText()).addLine(drawing);
    return this;
  }

  override flushPages(): void {
    const { drawn } = this;
    // pdfkit compresses the page's content before the text is filled again.
    if (drawn && drawn.length > 0) this.page.content.write(drawn.bytes());
    drawn?.clear();
    super.flushPages();
  }

  /** Receives an object from pdfkit in pieces: its number, its value, a stream if it has one, and its end. */
  _write(piece: string | Uint8Array): void {
    const { held } = this;
    if (held === undefined) {
      if (typeof piece === 'string' && piece.endsWith(' 0 obj')) this.held = [piece];
      else pdfkit._write.call(this, piece);
    } else if (held.length === 1) held.push(piece);
    else {
      this.held = undefined;
      if (piece === 'endobj') this.packObject(Number.parseInt(String(held[0]), 10), String(held[1]));
      else for (const each of [...held, piece]) pdfkit._write.call(this, each);
    }
  }

  private packObject(id: number, text: string): void {
    const packText = (this.packText ??= new ByteText());
    (this.packed ??= []).push(id);
    (this.packHead ??= new ByteText()).addLine(`${String(id)} ${String(packText.length)}`);
    packText.addLine(text);
    if (packText.length >= packSize) this.writePack();
  }

  private writePack(): void {
    const { packed = [], packHead, packText, internals } = this;
    if (!packHead || !packText || packed.length === 0) return;
    const places = (this.places ??= []);
    const number = internals._offsets.length + 1;
    packed.forEach((id, place) => {
      places[id] = number * maxPlace + place;
    });
    const entries = `/Type /ObjStm /N ${String(packed.length)} /First ${String(packHead.length)}`;
    packHead.add(packText.bytes());
    this.writeStream(entries, packHead.bytes());
    packed.length = 0;
    packHead.clear();
    packText.clear();
  }

  /** Writes a new object with a compressed stream. */
  private writeStream(entries: string, content: Uint8Array): void {
    const { internals } = this;
    const compressed = zlibSync(content);
    const id = internals._offsets.push(internals._offset);
    const length = String(compressed.length);
    const head = `${String(id)} 0 obj\n<< ${entries} /Length ${length} /Filter /FlateDecode >>\nstream`;
    for (const piece of [head, compressed, '\nendstream\nendobj']) pdfkit._write.call(this, piece);
  }

  /** pdfkit calls this after the last object, to write the table of objects. */
  _finalize(): void {
    this.writePack();
    const { internals, places = [] } = this;
    const { _offsets: offsets, _offset: start } = internals;
    // The table has an entry for itself, and one for the unused number 0.
    const size = offsets.length + 2;
    const table = new DataView(new ArrayBuffer(size * entrySize));
    for (let id = 1; id < size; id += 1) {
      const place = places[id];
      table.setUint8(id * entrySize, place === undefined ? 1 : 2);
      table.setUint32(id * entrySize + 1, place === undefined ? (offsets[id - 1] ?? start) : Math.floor(place / maxPlace));
      table.setUint16(id * entrySize + 5, place === undefined ? 0 : place % maxPlace);
    }
    const id = `<${Array.from(internals._id, (byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
    const entries = `/Type /XRef /Size ${String(size)} /W [1 4 2] /Root ${String(internals._root)} /Info ${String(internals._info)}`;
    this.writeStream(
      `${entries} /ID [${id} ${id}] /DecodeParms << /Predictor 12 /Columns ${String(entrySize)} >>`,
      differences(new Uint8Array(table.buffer)),
    );
    pdfkit._write.call(this, `startxref\n${String(start)}\n%%EOF`);
    this.push(null);
  }

  /** pdfkit calls this after it has written an object. Releases the memory of structure elements. */
  _refEnd(reference: Written): void {
    pdfkit._refEnd.call(this, reference);
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

  private get internals(): Internals {
    return this as unknown as Internals;
  }
}

/**
 * Replaces each entry by its difference from the entry before, and precedes it with the number of PNG's filter "up".
 * Neighbouring entries are alike, so the differences compress well.
 */
function differences(entries: Uint8Array): Uint8Array {
  const count = entries.length / entrySize;
  const rows = new Uint8Array(count * (entrySize + 1));
  for (let row = 0; row < count; row += 1) {
    rows[row * (entrySize + 1)] = 2;
    for (let place = 0; place < entrySize; place += 1) {
      const from = row * entrySize + place;
      rows[row * (entrySize + 1) + 1 + place] = (entries[from] ?? 0) - (entries[from - entrySize] ?? 0);
    }
  }
  return rows;
}
