import { useEffect, useRef } from 'react';
import { thoughtPhotoBucket } from '@cogn/shared/row-photos.ts';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { usePhotoUpload } from '#shared-features/row-photos/use-photo-upload.ts';
import { thoughtsEntries } from '../thoughts-entries.ts';
import { columnsOf, photosOf, type PhotoColumns, type ThoughtPhoto } from './photos-of-thought.ts';

/** A stored thought with its photos. */
export type ThoughtRow = PhotoColumns & { readonly id: string; readonly updated_at?: string };

const { table } = thoughtsEntries;

/**
 * The latest rows of thoughts with running uploads, by id. An upload may outlive its editor, and the next editor of the thought
 * may change the photos meanwhile.
 */
const duringUploads = new Map<string, { row: ThoughtRow; uploads: number }>();

/** Runs an upload. Meanwhile all editors of the thought share its latest row. */
async function sharingRow(row: ThoughtRow, upload: () => Promise<void>): Promise<void> {
  const shared = duringUploads.get(row.id) ?? { row, uploads: 0 };
  duringUploads.set(row.id, shared);
  shared.uploads += 1;
  try {
    await upload();
  } finally {
    shared.uploads -= 1;
    if (shared.uploads === 0) duringUploads.delete(row.id);
  }
}

/** Adds, describes and removes the photos of a thought. A removed photo leaves the thought, and the server removes its file later. */
export function useThoughtPhotos(row: ThoughtRow) {
  const t = useMessages('thought-photos');
  const core = useMessages('core');
  const notifySaved = useSavedToast();
  const notifyFailed = useFailedToast();
  const { work, send, discard } = usePhotoUpload(thoughtPhotoBucket);
  // An upload takes a while. Meanwhile the thought may get another photo or description.
  const latest = useRef(row);
  const latestRow = () => duringUploads.get(row.id)?.row ?? latest.current;
  function keepLatest(changed: ThoughtRow): void {
    latest.current = changed;
    const shared = duringUploads.get(changed.id);
    if (shared) shared.row = changed;
  }
  useEffect(() => keepLatest(row), [row]);
  const refused = core('errors.savingEntry');

  /**
   * Writes the photos, and returns whether this device stored the change. If another device changed them meanwhile, the person
   * chooses one of the versions.
   */
  async function write(
    change: (photos: readonly ThoughtPhoto[]) => readonly ThoughtPhoto[],
    words: { saved: string; onDevice: string },
    undo?: () => void,
  ): Promise<boolean> {
    const now = latestRow();
    const { photos = null, photo_texts = null, updated_at } = now;
    const columns = columnsOf(change(photosOf(now)));
    try {
      await changeRow(table, now.id, { ...columns }, { photos, photo_texts, ...(updated_at && { updated_at }) });
      keepLatest({ ...now, ...columns });
      notifySaved(table, now.id, { ...words, refused }, undo);
      return true;
    } catch (problem) {
      notifyFailed(refused)(problem);
      return false;
    }
  }

  const add = (file: File): Promise<void> =>
    sharingRow(latestRow(), async () => {
      const id = await send(file);
      if (id === null) return;
      const words = { saved: t('added'), onDevice: t('addedHere') };
      if (!(await write((photos) => [...photos, { id, text: '' }], words))) discard(id);
    });

  const describe = (id: string, text: string) =>
    write((photos) => photos.map((photo) => (photo.id === id ? { id, text } : photo)), {
      saved: t('described'),
      onDevice: t('describedHere'),
    });

  /** Removes the photo from the thought. Undo puts it back into its place. */
  function remove(id: string): Promise<boolean> {
    const before = photosOf(latestRow());
    const place = before.findIndex((photo) => photo.id === id);
    const back = () =>
      void write(
        (photos) =>
          photos.some((photo) => photo.id === id) ? photos : photos.toSpliced(place, 0, ...before.slice(place, place + 1)),
        { saved: t('back'), onDevice: t('backHere') },
      );
    const words = { saved: t('removed'), onDevice: t('removedHere') };
    return write((photos) => photos.filter((photo) => photo.id !== id), words, back);
  }

  return { photos: photosOf(row), work, add, describe, remove };
}
