import { isZip, readFromZip } from '#lib/read-zip.ts';

/** The file of "all my data" that holds the records. */
const ofAllData = 'cogn.json';
/** Larger ones are no copy of a diary, and no phone could read them. In bytes. */
export const largestFile = 100_000_000;

/** The text of a chosen file: its own, or that of the records in a copy of all data. Empty when a ZIP file holds none. */
export async function textIn(chosen: Blob): Promise<string> {
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  return isZip(bytes) ? (readFromZip(bytes, ofAllData, largestFile) ?? '') : new TextDecoder().decode(bytes);
}
