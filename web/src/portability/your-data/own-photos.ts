import { askServer } from '#core/wire/ask-server.ts';
import type { ZipEntry } from '#lib/write-zip.ts';

/** How many photos one request lists at most. A user cannot have as many (decision 12). */
const most = 100;
const endings: Readonly<Record<string, string>> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/gif': '.gif' };

interface Listed {
  readonly name: string;
  /** Null for a folder. */
  readonly id: string | null;
}

/**
 * Every photo in the user's folder, as ZIP entries. Rejects with the server's refusal, or with a TypeError if there is no
 * response.
 */
export async function readOwnPhotos(userId: string, signal?: AbortSignal): Promise<readonly ZipEntry[]> {
  const init = signal ? { signal } : {};
  return readFolder(userId, 'photos', init);
}

async function readFolder(folder: string, place: string, init: RequestInit): Promise<readonly ZipEntry[]> {
  const body = JSON.stringify({ prefix: folder, limit: most });
  const headers = { 'content-type': 'application/json' };
  const answer = await askServer('storage/v1/object/list/avatars', { ...init, method: 'POST', headers, body });
  const listed = (await answer.json()) as readonly Listed[];
  const read = listed.map(async ({ name, id }) => {
    if (id === null) return readFolder(`${folder}/${name}`, `${place}/${name}`, init);
    const photo = await askServer(`storage/v1/object/authenticated/avatars/${folder}/${name}`, init);
    const ending = endings[photo.headers.get('content-type') ?? ''] ?? '';
    const path = `${place}/${name}${name.endsWith(ending) ? '' : ending}`;
    return [{ path, content: new Uint8Array(await photo.arrayBuffer()) }];
  });
  return (await Promise.all(read)).flat();
}
