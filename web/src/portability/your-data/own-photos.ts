import { thoughtPhotoBucket } from '@cogn/shared/thought-photos.ts';
import { askServer } from '#core/wire/ask-server.ts';
import type { ZipEntry } from '#lib/write-zip.ts';
import { thoughtPhotosFolder } from '#portability/portable/portable-file.ts';
import { listFiles, type ListedFile } from '#shared-features/photo/photo-files.ts';

const endings: Readonly<Record<string, string>> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/gif': '.gif' };

/**
 * Every photo in the user's folders, as ZIP entries: the profile photo, and those on thoughts. Rejects with the server's
 * refusal, or with a TypeError if there is no response.
 */
export async function readOwnPhotos(userId: string, signal?: AbortSignal): Promise<readonly ZipEntry[]> {
  const init = signal ? { signal } : {};
  const ofProfile = await readFolder('avatars', userId, 'photos', init);
  return [...ofProfile, ...(await readFolder(thoughtPhotoBucket, userId, thoughtPhotosFolder, init))];
}

async function readFolder(bucket: string, folder: string, place: string, init: RequestInit): Promise<readonly ZipEntry[]> {
  const entries: ZipEntry[] = [];
  // One after the other: two hundred requests at once would delay all others of the page.
  for (const file of await listFiles(bucket, folder, init)) entries.push(...(await readFile(file)));
  return entries;

  async function readFile({ name, id }: ListedFile): Promise<readonly ZipEntry[]> {
    if (id === null) return readFolder(bucket, `${folder}/${name}`, `${place}/${name}`, init);
    const photo = await askServer(`storage/v1/object/authenticated/${bucket}/${folder}/${name}`, init);
    const ending = endings[photo.headers.get('content-type') ?? ''] ?? '';
    const path = `${place}/${name}${name.endsWith(ending) ? '' : ending}`;
    return [{ path, content: new Uint8Array(await photo.arrayBuffer()) }];
  }
}
