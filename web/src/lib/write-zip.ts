import { strToU8, Zip, ZipDeflate } from 'fflate';

/** One file of a zip, with its path inside. */
export interface ZipEntry {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Bytes to pack at a time; the page stays responsive in between. */
const pieceSize = 256 * 1024;
const mayBePressed = () => new Promise((resolve) => setTimeout(resolve));

/** Packs files into one zip. Rejects with the signal's reason after an abort. */
export async function writeZip(entries: readonly ZipEntry[], made: Date, signal?: AbortSignal): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const { path, content } of entries) {
    const file = new ZipDeflate(path);
    file.mtime = made;
    zip.add(file);
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    for (let from = 0; from === 0 || from < bytes.length; from += pieceSize) {
      signal?.throwIfAborted();
      file.push(bytes.subarray(from, from + pieceSize), from + pieceSize >= bytes.length);
      await mayBePressed();
    }
  }
  zip.end();
  return new Blob(pieces, { type: 'application/zip' });
}
