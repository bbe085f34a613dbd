import type { DataClient } from '#core/wire/data-client.ts';
import { photoObject, removePhoto, sendPhoto } from '#shared-features/photo/photo-requests.ts';
import type { Batch } from './run-import.ts';

/** Under this name an undo knows that a photo was added: no table is called so. */
const place = 'photo';

/** What becomes of the photo of a file: added where the person has none; an own one stays. */
export type PhotoPlan = { readonly kind: 'added'; readonly photo: Blob } | { readonly kind: 'kept' } | null;

interface Sending {
  readonly client: DataClient;
  readonly userId: string;
  readonly note: (batch: Batch) => Promise<void>;
}

/** Sends a photo and points the profile at it, both noted before. Answers whether the server took them. */
export async function importPhoto(photo: Blob, { client, userId, note }: Sending): Promise<boolean> {
  await note({ table: place, added: [photoObject(userId)], before: [] });
  const sent = await sendPhoto(userId, photo).catch(() => null);
  if (sent === null) return false;
  await note({ table: 'profiles', added: [], before: [{ id: userId, values: { photo_url: null } }] });
  const { data } = await client.from('profiles').update({ photo_url: sent }).eq('id', userId).select('id');
  return Array.isArray(data) && data.length > 0;
}

export const isPhoto = ({ table }: Batch): boolean => table === place;

/** Takes an imported photo away again. Answers false when nobody answered: it can be tried again. */
export function undoPhoto(userId: string): Promise<boolean> {
  return removePhoto(userId).then(
    () => true,
    () => false,
  );
}
