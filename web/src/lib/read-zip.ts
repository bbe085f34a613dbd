import { unzipSync, type UnzipFileInfo } from 'fflate';

/** The signature of a ZIP file. */
const mark = [0x50, 0x4b, 0x03, 0x04];

/** Whether these bytes are a ZIP file. */
export const isZip = (bytes: Uint8Array): boolean => mark.every((byte, place) => bytes[place] === byte);

/** The text of one file in a ZIP; null if it is missing, damaged or larger than `most` bytes. */
export function readFromZip(bytes: Uint8Array, name: string, most: number): string | null {
  const found = bytesFromZip(bytes, name, most);
  return found === null ? null : new TextDecoder().decode(found);
}

/** The bytes of one file in a ZIP; null if it is missing, damaged or larger than `most` bytes. */
export function bytesFromZip(bytes: Uint8Array, name: string, most: number): Uint8Array | null {
  try {
    let seen = 0;
    // Unpack only the first file of that name: a malicious ZIP can list one file ten thousand times.
    const isAsked = (file: UnzipFileInfo) => file.name === name && file.originalSize <= most && (seen += 1) === 1;
    const files = unzipSync(bytes, { filter: isAsked });
    return Object.hasOwn(files, name) ? (files[name] ?? null) : null;
  } catch {
    return null;
  }
}
