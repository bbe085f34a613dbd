import { largestThoughtPhoto, mostThoughtPhotos, thoughtPhotoBucket } from '@cogn/shared/thought-photos.ts';
import { tooMuchForNow } from '#core/batches/send-rows.ts';
import { bytesFromZip, type Zip } from '#lib/read-zip.ts';
import { thoughtPhotosFolder } from '#portability/portable/portable-file.ts';
import { listFiles, thoughtPhotoPath, uploadPhoto } from '#shared-features/photo/photo-files.ts';
import type { Importer, TablePlan } from './import-plan.ts';
import type { FileRows } from './read-portable-file.ts';

interface PlannedPhoto {
  /** How often the thoughts of the file name this photo. */
  readonly named: number;
  readonly unpack: () => Blob | null;
}

/** The photos on thoughts that an import uploads, by photo id. */
export type ThoughtPhotosPlan = ReadonlyMap<string, PlannedPhoto>;

/** How many photos the server stored, how many it did not, and whether it asked for a pause. */
export interface ThoughtPhotosReport {
  readonly taken: number;
  readonly left: number;
  readonly isPaused: boolean;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/**
 * The photos in a copy of all data that its thoughts name and the account lacks, at most as many as an account holds. None
 * if the server would refuse them. Rejects as `askServer` does.
 */
export async function planThoughtPhotos(
  zip: Zip | null,
  { rows }: FileRows,
  importer: Pick<Importer, 'id' | 'isPremium' | 'agreed'>,
): Promise<ThoughtPhotosPlan> {
  const mayAdd = importer.isPremium && importer.agreed.includes('health');
  if (!mayAdd) return new Map();
  const named = new Map<string, number>();
  for (const id of (rows.get('thoughts_entries') ?? []).flatMap(photosIn)) named.set(id, (named.get(id) ?? 0) + 1);
  if (named.size === 0 || !zip) return new Map();
  const there = new Set((await listFiles(thoughtPhotoBucket, importer.id)).map(({ name }) => name));
  const pathOf = (id: string) => `${thoughtPhotosFolder}/${id}.jpg`;
  const unpack = (id: string) => {
    const photo = bytesFromZip(zip, pathOf(id), largestThoughtPhoto);
    return photo && new Blob([photo as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
  };
  // Only the import unpacks. A file made by others may name one photo thousands of times.
  const absent = [...named].filter(([id]) => !there.has(id) && zip.entries.has(pathOf(id)));
  return new Map(absent.slice(0, mostThoughtPhotos).map(([id, count]) => [id, { named: count, unpack: () => unpack(id) }]));
}

/** The ids of photos that a row of a file names. The row may be anything. */
function photosIn(row: unknown): readonly string[] {
  const photos = (row as { photos?: unknown } | null)?.photos;
  return Array.isArray(photos) ? photos.filter((id): id is string => typeof id === 'string' && uuid.test(id)) : [];
}

/**
 * The planned photos that a thought names after the import. If the account's values stay (`takesFile` is false), this leaves out
 * the photos that only differing thoughts of the file name.
 */
export function photosToSend(
  tables: readonly TablePlan[],
  photos: ThoughtPhotosPlan,
  takesFile: boolean,
): ThoughtPhotosPlan {
  const differing = tables.find(({ table }) => table === 'thoughts_entries')?.differing ?? [];
  if (takesFile || differing.length === 0) return photos;
  const notTaken = new Map<string, number>();
  for (const { mine, values } of differing) {
    const kept = photosIn(mine);
    for (const id of photosIn(values)) if (!kept.includes(id)) notTaken.set(id, (notTaken.get(id) ?? 0) + 1);
  }
  return new Map([...photos].filter(([id, { named }]) => (notTaken.get(id) ?? 0) < named));
}

interface Sending {
  readonly userId: string;
  readonly signal: AbortSignal;
  /** Reports the progress, from 0 to 1. */
  readonly progress: (share: number) => void;
}

/**
 * Uploads the photos one after the other. Stops if the server cannot be reached, asks for a pause, or refuses a photo for a
 * reason that holds for all. The server later removes a photo that no imported thought names. Importing the file again
 * uploads what is left.
 */
export async function importThoughtPhotos(
  plan: ThoughtPhotosPlan,
  { userId, signal, progress }: Sending,
): Promise<ThoughtPhotosReport> {
  let taken = 0;
  let isPaused = false;
  for (const [place, [id, { unpack }]] of [...plan].entries()) {
    progress(place / plan.size);
    const photo = unpack();
    if (signal.aborted) break;
    if (!photo) continue;
    try {
      await uploadPhoto(thoughtPhotoPath(userId, id), photo);
      taken += 1;
    } catch (error) {
      const { status } = error as { status?: number };
      isPaused = status === tooMuchForNow;
      // 413 or 415: only this photo is too large or damaged. Any other refusal, such as 403, holds for all photos.
      if (status !== 413 && status !== 415) break;
    }
  }
  return { taken, left: plan.size - taken, isPaused };
}
