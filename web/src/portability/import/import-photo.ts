import type { DataClient } from '#core/wire/data-client.ts';
import { photoObject, removePhoto, sendPhoto } from '#shared-features/photo/photo-requests.ts';
import type { Batch } from './run-import.ts';

/** The undo list stores an added photo under this name; no table has it. */
const place = 'photo';

/** What happens to the photo in the file: it is added only if the profile has none. */
export type PhotoPlan = { readonly kind: 'added'; readonly photo: Blob } | { readonly kind: 'unchanged' } | null;

interface Sending {
  readonly client: DataClient;
  readonly userId: string;
  readonly note: (batch: Batch) => Promise<void>;
}

/** Uploads the photo and sets it in the profile, each first recorded for an undo. Returns whether the server accepted both. */
export async function importPhoto(photo: Blob, { client, userId, note }: Sending): Promise<boolean> {
  await note({ table: place, added: [photoObject(userId)], before: [] });
  const sent = await sendPhoto(userId, photo).catch(() => null);
  if (sent === null) return false;
  await note({ table: 'profiles', added: [], before: [{ id: userId, values: { photo_url: null } }] });
  const { data } = await client.from('profiles').update({ photo_url: sent }).eq('id', userId).select('id');
  return Array.isArray(data) && data.length > 0;
}

export const isPhoto = ({ table }: Batch): boolean => table === place;

/** Removes an imported photo. Returns false when the server was unreachable, so that the user can retry. */
export function undoPhoto(userId: string): Promise<boolean> {
  return removePhoto(userId).then(
    () => true,
    () => false,
  );
}
