import { useEffect, useRef, useState } from 'react';
import { mostThoughtPhotos } from '@cogn/shared/thought-photos.ts';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { useUser } from '#core/session/session.ts';
import { newUuid } from '#lib/uuid.ts';
import { photoRefusal, type PhotoRefusal } from '#shared-features/photo/photo-refusal.ts';
import { removePhoto, thoughtPhotoPath, uploadPhoto } from '#shared-features/photo/photo-files.ts';
import { useToast } from '#ui/use-toast.ts';
import { thoughtsEntries } from '../thoughts-entries.ts';
import { columnsOf, photosOf, type PhotoColumns, type ThoughtPhoto } from './photos-of-thought.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** A stored thought with its photos. */
export type ThoughtRow = PhotoColumns & { readonly id: string; readonly updated_at?: string };

/** The state of an upload. After a failed one the chosen file stays in memory for a retry. */
export type PhotoWork =
  | { readonly kind: 'none' | 'sending' }
  | { readonly kind: 'notSent'; readonly because: PhotoRefusal | 'refused'; readonly file: File };

/** The problems that a retry may solve. The others need another file or fewer photos. */
export const retryMayHelp: readonly string[] = ['offline', 'wait', 'failed'];

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

/** Accepts the refusal of an id that the server has: an earlier try arrived. Rethrows all other errors. */
function acceptStored(error: unknown): void {
  if ((error as { status?: unknown }).status !== 409) throw error;
}

/**
 * Adds, describes and removes the photos of a thought. A photo never waits in the outbox: the thought names it only once the
 * server has stored its file. A removed photo leaves the thought, and the server removes its file later.
 */
export function useThoughtPhotos(row: ThoughtRow) {
  const t = useMessages('thought-photos');
  const core = useMessages('core');
  const userId = useUser()?.id ?? '';
  const notifySaved = useSavedToast();
  const notifyFailed = useFailedToast();
  const { showToast } = useToast();
  const [work, setWork] = useState<PhotoWork>({ kind: 'none' });
  // An upload takes a while. Meanwhile the thought may get another photo or description.
  const latest = useRef(row);
  const latestRow = () => duringUploads.get(row.id)?.row ?? latest.current;
  function keepLatest(changed: ThoughtRow): void {
    latest.current = changed;
    const shared = duringUploads.get(changed.id);
    if (shared) shared.row = changed;
  }
  useEffect(() => keepLatest(row), [row]);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  // A retry sends the same file under the same id. If only the response was lost, the server then has one file, not two.
  const lastTry = useRef<{ readonly file: File; readonly id: string } | null>(null);
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

  function fail(because: PhotoRefusal | 'refused', file: File): void {
    setWork({ kind: 'notSent', because, file });
    // The person may already be writing the next thought, where the editor no longer has the file and its retry.
    if (!mounted.current) {
      const description = retryMayHelp.includes(because)
        ? t('chooseAgain')
        : t(because, { most: String(mostThoughtPhotos) });
      showToast({ title: t('notSent'), description, variant: 'destructive' });
    }
  }

  const add = (file: File): Promise<void> => sharingRow(latestRow(), () => send(file));

  async function send(file: File): Promise<void> {
    setWork({ kind: 'sending' });
    const shrunk = await shrinkPhoto(file);
    if ('problem' in shrunk) return fail(shrunk.problem, file);
    const id = lastTry.current?.file === file ? lastTry.current.id : newUuid();
    lastTry.current = { file, id };
    const path = thoughtPhotoPath(userId, id);
    try {
      await uploadPhoto(path, shrunk.photo).catch(acceptStored);
    } catch (error) {
      // The database refuses photos above the limit of the account, and those without premium or consent.
      return fail((error as { status?: unknown }).status === 403 ? 'refused' : photoRefusal(error), file);
    }
    lastTry.current = null;
    const words = { saved: t('added'), onDevice: t('addedHere') };
    const isStored = await write((photos) => [...photos, { id, text: '' }], words);
    // Otherwise the server would keep the file for a month, although no thought names it.
    if (!isStored) void removePhoto(path).catch(() => undefined);
    setWork({ kind: 'none' });
  }

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
