import { Inflate } from 'fflate';

/** The signature of a ZIP file. */
const mark = [0x50, 0x4b, 0x03, 0x04];
/** The most files that a ZIP may list. */
const mostEntries = 10_000;
/** Bytes to unpack at a time. Deflate can turn a byte into a thousand, so a piece becomes at most 4 MB. */
const pieceSize = 4096;
/** The compression methods of a ZIP: none, and deflate. */
const [stored, deflated] = [0, 8];

/** A ZIP file with its directory, so that finding a file does not read the directory again. */
export interface Zip {
  readonly bytes: Uint8Array;
  /** The files by name. If two have the same name, the first one. Empty if the ZIP has no directory or lists too many files. */
  readonly entries: ReadonlyMap<string, Entry>;
}

interface Entry {
  readonly method: number;
  /** The unpacked size in bytes, as the ZIP declares it. */
  readonly size: number;
  readonly packedSize: number;
  /** Where the file begins in the ZIP. */
  readonly place: number;
}

/** Reads the directory of a ZIP file; null for bytes that are no ZIP file. */
export function openZip(bytes: Uint8Array): Zip | null {
  return mark.every((byte, place) => bytes[place] === byte) ? { bytes, entries: readDirectory(bytes) } : null;
}

/** The text of one file in a ZIP; null if it is missing, damaged or larger than `most` bytes. */
export function readFromZip(zip: Zip, name: string, most: number): string | null {
  const found = bytesFromZip(zip, name, most);
  return found === null ? null : new TextDecoder().decode(found);
}

/** The bytes of one file in a ZIP; null if it is missing, damaged or larger than `most` bytes. */
export function bytesFromZip({ bytes, entries }: Zip, name: string, most: number): Uint8Array | null {
  const entry = entries.get(name);
  if (entry === undefined || entry.size > most) return null;
  try {
    const packed = packedBytes(bytes, entry);
    if (entry.method === stored) return packed.length === entry.size ? packed : null;
    return entry.method === deflated ? unpack(packed, entry.size) : null;
  } catch {
    return null;
  }
}

/** The bytes of a file as they stand in the ZIP. Throws a RangeError if the ZIP ends too early. */
function packedBytes(bytes: Uint8Array, { place, packedSize }: Entry): Uint8Array {
  const view = viewOf(bytes);
  const from = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
  return bytes.subarray(from, from + packedSize);
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function readDirectory(bytes: Uint8Array): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  try {
    for (const [name, entry] of directoryOf(bytes)) if (!entries.has(name)) entries.set(name, entry);
  } catch {
    // The ZIP ends too early. What its directory lists before its end may still be whole.
  }
  return entries;
}

/**
 * The entries of the central directory, in the layout of PKWARE's APPNOTE, sections 4.3.12 and 4.3.16. None if it lists too many
 * files. Throws a RangeError if the ZIP ends too early.
 */
function* directoryOf(bytes: Uint8Array): Generator<[name: string, entry: Entry]> {
  const view = viewOf(bytes);
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
    const entry = {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 24, true),
      packedSize: view.getUint32(at + 20, true),
      place: view.getUint32(at + 42, true),
    };
    yield [decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength)), entry];
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
