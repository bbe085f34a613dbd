import { mostRowPhotos, rowPhotoLimits, thoughtPhotoBucket, type RowPhotoBucket } from '@cogn/shared/row-photos.ts';
import { tooMuchForNow } from '#core/batches/send-rows.ts';
import { bytesFromZip, type Zip } from '#lib/read-zip.ts';
import { photosIn, photosOfRows } from '#portability/portable/photos-of-rows.ts';
import { listFiles, rowPhotoPath, uploadPhoto } from '#shared-features/photo/photo-files.ts';
import type { Importer, TablePlan } from './import-plan.ts';
import type { FileRows } from './read-portable-file.ts';

interface PlannedPhoto {
  readonly bucket: RowPhotoBucket;
  readonly id: string;
  /** How often the rows of the file name it. */
  readonly named: number;
  readonly unpack: () => Blob | null;
}

/** The photos that an import uploads, by bucket and id (`keyOf`). */
export type RowPhotosPlan = ReadonlyMap<string, PlannedPhoto>;

/** How many photos the server stored, how many it did not, and whether it asked for a pause. */
export interface RowPhotosReport {
  readonly taken: number;
  readonly left: number;
  readonly isPaused: boolean;
}

const keyOf = (bucket: RowPhotoBucket, id: string) => `${bucket}/${id}`;

/**
 * The photos in a copy of all data that its rows name and the account lacks, at most as many as an account holds. Leaves out
 * those that the server would refuse. Rejects with the server's refusal, or with a TypeError if there is no response.
 */
export async function planRowPhotos(
  zip: Zip | null,
  { rows }: FileRows,
  importer: Pick<Importer, 'id' | 'isPremium' | 'agreed'>,
): Promise<RowPhotosPlan> {
  const planned: PlannedPhoto[] = [];
  const mayAddThoughts = importer.isPremium && importer.agreed.includes('health');
  for (const { bucket, folder, tables } of photosOfRows) {
    if (!zip || (bucket === thoughtPhotoBucket && !mayAddThoughts)) continue;
    const named = new Map<string, number>();
    for (const id of tables.flatMap((table) => rows.get(table) ?? []).flatMap(photosIn))
      named.set(id, (named.get(id) ?? 0) + 1);
    if (named.size === 0) continue;
    const there = new Set((await listFiles(bucket, importer.id)).map(({ name }) => name));
    const pathOf = (id: string) => `${folder}/${id}.jpg`;
    // Only the import unpacks. A file made by others may name one photo thousands of times.
    const unpack = (id: string) => {
      const photo = bytesFromZip(zip, pathOf(id), rowPhotoLimits[bucket].largest);
      return photo && new Blob([photo as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
    };
    for (const [id, count] of named)
      if (!there.has(id) && zip.entries.has(pathOf(id)))
        planned.push({ bucket, id, named: count, unpack: () => unpack(id) });
  }
  return new Map(planned.slice(0, mostRowPhotos).map((photo) => [keyOf(photo.bucket, photo.id), photo]));
}

/**
 * The planned photos that a row names after the import. If the account's values stay (`takesFile` is false), this leaves out the
 * photos that only differing rows of the file name.
 */
export function photosToSend(tables: readonly TablePlan[], photos: RowPhotosPlan, takesFile: boolean): RowPhotosPlan {
  if (takesFile) return photos;
  const notTaken = new Map<string, number>();
  for (const { bucket, tables: naming } of photosOfRows)
    for (const { mine, values } of tables.filter(({ table }) => naming.includes(table)).flatMap((each) => each.differing)) {
      const kept = photosIn(mine);
      for (const id of photosIn(values)) {
        const key = keyOf(bucket, id);
        if (!kept.includes(id)) notTaken.set(key, (notTaken.get(key) ?? 0) + 1);
      }
    }
  return new Map([...photos].filter(([key, { named }]) => (notTaken.get(key) ?? 0) < named));
}

interface Sending {
  readonly userId: string;
  readonly signal: AbortSignal;
  /** Reports the progress, from 0 to 1. */
  readonly progress: (share: number) => void;
}

/**
 * Uploads the photos one after the other, and stops if the server cannot be reached, asks for a pause or accepts none of
 * them. The server later removes a photo that no imported row names. Importing the file again uploads what is left.
 */
export async function importRowPhotos(plan: RowPhotosPlan, { userId, signal, progress }: Sending): Promise<RowPhotosReport> {
  let taken = 0;
  let isPaused = false;
  for (const [place, { bucket, id, unpack }] of [...plan.values()].entries()) {
    progress(place / plan.size);
    const photo = unpack();
    if (signal.aborted) break;
    if (!photo) continue;
    try {
      await uploadPhoto(rowPhotoPath(bucket, userId, id), photo);
      taken += 1;
    } catch (error) {
      const { status } = error as { status?: number };
      isPaused = status === tooMuchForNow;
      // The server refuses a damaged photo; the others may still be accepted. A 403 holds for all of them.
      if (status !== 413 && status !== 415) break;
    }
  }
  return { taken, left: plan.size - taken, isPaused };
}
