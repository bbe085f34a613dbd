import type { RowPhotoBucket } from '@cogn/shared/row-photos.ts';
import { askServer } from '#core/wire/ask-server.ts';
import type { ZipEntry } from '#lib/write-zip.ts';
import { photosOfRows } from '#portability/portable/photos-of-rows.ts';
import { listFiles, type ListedFile } from '#shared-features/photo/photo-files.ts';

const endings: Readonly<Record<string, string>> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/gif': '.gif' };

/** The photos of a user as ZIP entries, and how many that a row names are not on the server. */
export interface OwnPhotos {
  readonly entries: readonly ZipEntry[];
  readonly gone: number;
}

/** The ids of photos that rows name, by bucket. */
export type NamedPhotos = ReadonlyMap<RowPhotoBucket, ReadonlySet<string>>;

/**
 * The photos in the user's folders: the profile photo, and those that rows name. A removed photo stays on the server for a
 * while, so only photos of `named` are read. Rejects as `askServer` does.
 */
export async function readOwnPhotos(userId: string, named: NamedPhotos, signal?: AbortSignal): Promise<OwnPhotos> {
  const init = signal ? { signal } : {};
  const entries = [...(await readFolder('avatars', userId, 'photos', init))];
  let gone = 0;
  for (const { bucket, folder } of photosOfRows) {
    const ids = named.get(bucket);
    if (!ids?.size) continue;
    const ofRows = await readFolder(bucket, userId, folder, init, ids);
    entries.push(...ofRows);
    gone += ids.size - ofRows.length;
  }
  return { entries, gone };
}

/** How many photos to read at once. Two hundred requests at once would delay all others of the page. */
const atOnce = 6;

/** Reads a folder with its subfolders, or only the files of `named` in it. */
async function readFolder(
  bucket: string,
  folder: string,
  place: string,
  init: RequestInit,
  named?: ReadonlySet<string>,
): Promise<readonly ZipEntry[]> {
  const entries: ZipEntry[] = [];
  const wanted = (await listFiles(bucket, folder, init)).filter(({ name }) => named?.has(name) ?? true);
  for (let from = 0; from < wanted.length; from += atOnce) {
    const read = await Promise.all(wanted.slice(from, from + atOnce).map(readFile));
    entries.push(...read.flat());
  }
  return entries;

  async function readFile({ name, id }: ListedFile): Promise<readonly ZipEntry[]> {
    if (id === null) return readFolder(bucket, `${folder}/${name}`, `${place}/${name}`, init);
    const photo = await askServer(`storage/v1/object/authenticated/${bucket}/${folder}/${name}`, init).catch(noneIfGone);
    if (photo === null) return [];
    const ending = endings[photo.headers.get('content-type') ?? ''] ?? '';
    const path = `${place}/${name}${name.endsWith(ending) ? '' : ending}`;
    return [{ path, content: new Uint8Array(await photo.arrayBuffer()) }];
  }
}

/** Null for a photo that was removed after it was listed. Rethrows all other errors. */
function noneIfGone(problem: unknown): null {
  if ((problem as { status?: unknown }).status === 404) return null;
  throw problem;
}
