import type { RowPhotoBucket } from '@cogn/shared/row-photos.ts';
import { askServer } from '#core/wire/ask-server.ts';

/** The time limit of an upload in ms. It allows five megabytes over a slow mobile network. */
const uploadPatience = 180_000;

/**
 * Uploads a photo to a path, which begins with the bucket. `replace` overwrites an older photo there; without it, the server
 * refuses a path that exists. The server checks the content, not the name. Rejects with the server's refusal, or with a
 * TypeError if there is no response.
 */
export async function uploadPhoto(path: string, photo: Blob, { replace = false } = {}): Promise<void> {
  const type = { 'content-type': photo.type || 'application/octet-stream' };
  const init = { method: 'POST', headers: replace ? { ...type, 'x-upsert': 'true' } : type, body: photo };
  await askServer(`storage/v1/object/${path}`, init, uploadPatience);
}

/** Removes a photo at a path, which begins with the bucket; succeeds if there is none. Rejects as `uploadPhoto` does. */
export async function removePhoto(path: string): Promise<void> {
  const [bucket, ...name] = path.split('/');
  const body = JSON.stringify({ prefixes: [name.join('/')] });
  const headers = { 'content-type': 'application/json' };
  await askServer(`storage/v1/object/${bucket}`, { method: 'DELETE', headers, body });
}

/** The path of a photo that a row names, with the bucket. */
export const rowPhotoPath = (bucket: RowPhotoBucket, userId: string, id: string): string => `${bucket}/${userId}/${id}`;

/** The maximum number of files that one request lists. An account cannot have more photos than that (decision 12). */
const mostListed = 1000;

/** A file or folder in a bucket; the id of a folder is null. */
export interface ListedFile {
  readonly name: string;
  readonly id: string | null;
}

/** Lists a folder of a bucket. Rejects as `uploadPhoto` does. */
export async function listFiles(bucket: string, folder: string, init: RequestInit = {}): Promise<readonly ListedFile[]> {
  const body = JSON.stringify({ prefix: folder, limit: mostListed });
  const headers = { 'content-type': 'application/json' };
  const answer = await askServer(`storage/v1/object/list/${bucket}`, { ...init, method: 'POST', headers, body });
  return (await answer.json()) as readonly ListedFile[];
}
