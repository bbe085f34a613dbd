import type { ObjectStore } from '#storage/stores/object-store.ts';
import { isRow } from './backup-line.ts';
import type { VerifiedBackup } from './verify-backup.ts';

/**
 * Puts the photos of a backup into the store. Those that are there already stay as they are: bytes never change under an id. `onEach` is awaited after
 * each photo, to keep a transaction from idling.
 */
export async function putPhotos(
  store: ObjectStore,
  { lines }: Pick<VerifiedBackup, 'lines'>,
  onEach?: () => Promise<unknown>,
): Promise<void> {
  for await (const line of lines()) {
    if (isRow(line) || !('object' in line) || line.bytes === null) continue;
    const bytes = Buffer.from(line.bytes, 'base64');
    const there = await store.get(line.object);
    if (there === undefined || !bytes.equals(there)) {
      // A restore that was cut may have left half a file.
      await store.remove(line.object);
      await store.put(line.object, bytes);
    }
    await onEach?.();
  }
}
