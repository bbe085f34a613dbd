import { Inflate } from 'fflate';

/** The signature of a ZIP file. */
const mark = [0x50, 0x4b, 0x03, 0x04];

/** Whether these bytes are a ZIP file. */
export const isZip = (bytes: Uint8Array): boolean => mark.every((byte, place) => bytes[place] === byte);

/** The most files that a ZIP may list. */
const mostEntries = 10_000;
/** Bytes to unpack at a time. Deflate can turn a byte into a thousand, so that a piece becomes at most 4 MB. */
const pieceSize = 4096;
/** The compression methods of a ZIP: none, and deflate. */
const [stored, deflated] = [0, 8];

/** The text of one file in a ZIP; null if it is missing, damaged or larger than `most` bytes. */
export function readFromZip(bytes: Uint8Array, name: string, most: number): string | null {
  const found = bytesFromZip(bytes, name, most);
  return found === null ? null : new TextDecoder().decode(found);
}

/** The bytes of one file in a ZIP; null if it is missing, damaged or larger than `most` bytes. */
export function bytesFromZip(bytes: Uint8Array, name: string, most: number): Uint8Array | null {
  try {
    const entry = findEntry(bytes, name);
    if (entry === null || entry.size > most) return null;
    if (entry.method === stored) return entry.packed.length === entry.size ? entry.packed : null;
    return entry.method === deflated ? unpack(entry.packed, entry.size) : null;
  } catch {
    return null;
  }
}

/** The names of all files in a ZIP; empty if it is damaged or lists too many. */
export function namesInZip(bytes: Uint8Array): ReadonlySet<string> {
  try {
    return new Set(Array.from(directoryOf(bytes), ({ name }) => name));
  } catch {
    return new Set();
  }
}

interface Entry {
  readonly method: number;
  /** The unpacked size in bytes, as the ZIP declares it. */
  readonly size: number;
  readonly packed: Uint8Array;
}

/** The first file of this name; null without one. Throws a RangeError if the ZIP ends too early. */
function findEntry(bytes: Uint8Array, wanted: string): Entry | null {
  for (const { name, view, at } of directoryOf(bytes)) {
    if (name !== wanted) continue;
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    return {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 24, true),
      packed: bytes.subarray(from, from + view.getUint32(at + 20, true)),
    };
  }
  return null;
}

/**
 * The central directory with the place of each entry, in the layout of PKWARE's APPNOTE, sections 4.3.12 and 4.3.16. Empty if
 * it lists too many files. Throws a RangeError if the ZIP ends too early.
 */
function* directoryOf(bytes: Uint8Array): Generator<{ name: string; view: DataView; at: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  let end = bytes.length - 22;
  // A comment of up to 65,535 bytes may follow the end of the directory.
  for (const first = end - 65_535; view.getUint32(end, true) !== 0x06_05_4b_50; end -= 1) if (end <= first) return;
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) return;
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count && view.getUint32(at, true) === 0x02_01_4b_50; index += 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    yield { name: decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength)), view, at };
    at += 46 + nameLength + extraLength + commentLength;
  }
}

/** Unpacks piece by piece, and stops if there is more than the ZIP declares: a malicious ZIP could expand for minutes. */
function unpack(packed: Uint8Array, size: number): Uint8Array | null {
  const unpacked = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((piece) => {
    if (length + piece.length > size) throw new RangeError('The file is larger than declared.');
    unpacked.set(piece, length);
    length += piece.length;
  });
  for (let from = 0; from < packed.length; from += pieceSize)
    inflate.push(packed.subarray(from, from + pieceSize), from + pieceSize >= packed.length);
  return length === size ? unpacked : null;
}
