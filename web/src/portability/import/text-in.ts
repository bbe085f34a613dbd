import { largestPhoto } from '@cogn/shared/limits.ts';
import { bytesFromZip, isZip, readFromZip } from '#lib/read-zip.ts';

/** The file of "all my data" that holds the records. */
const ofAllData = 'cogn.json';
/** Larger ones are no copy of a diary, and no phone could read them. In bytes. */
export const largestFile = 100_000_000;

/** The text of a file: its own, or that of the records in a copy of all data. Empty when a ZIP file holds none. */
export function textIn(bytes: Uint8Array): string {
  return isZip(bytes) ? (readFromZip(bytes, ofAllData, largestFile) ?? '') : new TextDecoder().decode(bytes);
}

/** The profile's photo in a copy of all data (`your-data/own-photos.ts`), by its ending. */
const photoTypes = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' };

/** The profile's photo that a copy of all data holds; null where there is none. What it really is the server looks at. */
export function photoIn(bytes: Uint8Array): Blob | null {
  if (!isZip(bytes)) return null;
  for (const [ending, type] of Object.entries(photoTypes)) {
    const photo = bytesFromZip(bytes, `photos/photo.${ending}`, largestPhoto);
    if (photo) return new Blob([photo as Uint8Array<ArrayBuffer>], { type });
  }
  return null;
}
