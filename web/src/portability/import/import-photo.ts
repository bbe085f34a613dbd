import type { DataClient } from '#core/wire/data-client.ts';
import { removePhoto } from '#shared-features/photo/photo-files.ts';
import { photoObject, sendPhoto } from '#shared-features/photo/photo-requests.ts';
import type { Batch } from './run-import.ts';

/** The table name of an added photo in the undo list. No real table has this name. */
const place = 'photo';

/** What the import does with the photo in the file: it adds the photo only if the profile has none. Null without a photo. */
export type PhotoPlan = { readonly kind: 'added'; readonly photo: Blob } | { readonly kind: 'unchanged' } | null;

interface Sending {
  readonly client: DataClient;
  readonly userId: string;
  readonly note: (batch: Batch) => Promise<void>;
}

/**
 * Uploads the photo and sets it in the profile. Before each step, records how to undo it. Returns whether the server
 * accepted both steps.
 */
export async function importPhoto(photo: Blob, { client, userId, note }: Sending): Promise<boolean> {
  await note({ table: place, added: [photoObject(userId)], before: [] });
  const sent = await sendPhoto(userId, photo).catch(() => null);
  if (sent === null) return false;
  await note({ table: 'profiles', added: [], before: [{ id: userId, values: { photo_url: null } }] });
  const { data } = await client.from('profiles').update({ photo_url: sent }).eq('id', userId).select('id');
  return Array.isArray(data) && data.length > 0;
}

export const isPhoto = ({ table }: Batch): boolean => table === place;

/** Removes an imported photo. Returns false if the server did not remove it, so that the user can retry. */
export function undoPhoto(userId: string): Promise<boolean> {
  return removePhoto(photoObject(userId)).then(
    () => true,
    () => false,
  );
}
