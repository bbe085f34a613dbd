import { unzipSync, type UnzipFileInfo } from 'fflate';

/** What a ZIP file begins with. */
const mark = [0x50, 0x4b, 0x03, 0x04];

/** Whether these bytes are a ZIP file's. */
export const isZip = (bytes: Uint8Array): boolean => mark.every((byte, place) => bytes[place] === byte);

/** The text of one file in a ZIP file; null when there is none of that name, or the file is damaged or would be larger than `most` bytes. */
export function readFromZip(bytes: Uint8Array, name: string, most: number): string | null {
  const found = bytesFromZip(bytes, name, most);
  return found === null ? null : new TextDecoder().decode(found);
}

/** The same as bytes. */
export function bytesFromZip(bytes: Uint8Array, name: string, most: number): Uint8Array | null {
  try {
    let seen = 0;
    // The first of that name alone: a file can list one of its parts ten thousand times over.
    const isAsked = (file: UnzipFileInfo) => file.name === name && file.originalSize <= most && (seen += 1) === 1;
    return unzipSync(bytes, { filter: isAsked })[name] ?? null;
  } catch {
    return null;
  }
}
