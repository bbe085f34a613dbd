import { useEffect, useRef, useState } from 'react';
import { mostRowPhotos, type RowPhotoBucket } from '@cogn/shared/row-photos.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useUser } from '#core/session/session.ts';
import { newUuid } from '#lib/uuid.ts';
import { removePhoto, rowPhotoPath, uploadPhoto } from '#shared-features/photo/photo-files.ts';
import { photoRefusal, type PhotoRefusal } from '#shared-features/photo/photo-refusal.ts';
import { useToast } from '#ui/use-toast.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** The state of an upload. After a failed one the chosen file stays in memory for a retry. */
export type PhotoWork =
  | { readonly kind: 'none' | 'sending' }
  | { readonly kind: 'notSent'; readonly because: PhotoRefusal | 'refused'; readonly file: File };

/** The problems that a retry may solve. The others need another file or fewer photos. */
export const retryMayHelp: readonly string[] = ['offline', 'wait', 'failed'];

/** Accepts the refusal of an id that the server has: an earlier try arrived. Rethrows all other errors. */
function acceptStored(error: unknown): void {
  if ((error as { status?: unknown }).status !== 409) throw error;
}

/**
 * Shrinks a photo and sends it to a bucket. A photo never waits in the outbox: a row names it only once the server has stored
 * its file. A failure is in `work`. If the component is gone by then, a toast says that the photo was not saved.
 */
export function usePhotoUpload(bucket: RowPhotoBucket) {
  const t = useMessages('row-photos');
  const userId = useUser()?.id ?? '';
  const { showToast } = useToast();
  const [work, setWork] = useState<PhotoWork>({ kind: 'none' });
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  // A retry sends the same file under the same id. If only the response was lost, the server then has one file, not two.
  const lastTry = useRef<{ readonly file: File; readonly id: string } | null>(null);
  const notSaved = (description: string) => showToast({ title: t('notSent'), description, variant: 'destructive' });

  function fail(because: PhotoRefusal | 'refused', file: File): null {
    setWork({ kind: 'notSent', because, file });
    // The person may be elsewhere by now, where nothing has the file and its retry.
    if (!mounted.current)
      notSaved(retryMayHelp.includes(because) ? t('chooseAgain') : t(because, { most: String(mostRowPhotos) }));
    return null;
  }

  /** Sends a photo, and resolves with its id, or with null if the server has not stored it. */
  async function send(file: File): Promise<string | null> {
    setWork({ kind: 'sending' });
    const shrunk = await shrinkPhoto(file, bucket);
    if ('problem' in shrunk) return fail(shrunk.problem, file);
    const id = lastTry.current?.file === file ? lastTry.current.id : newUuid();
    lastTry.current = { file, id };
    try {
      await uploadPhoto(rowPhotoPath(bucket, userId, id), shrunk.photo).catch(acceptStored);
    } catch (error) {
      // The database refuses photos above the limit of the account, and those without premium or consent.
      return fail((error as { status?: unknown }).status === 403 ? 'refused' : photoRefusal(error), file);
    }
    lastTry.current = null;
    setWork({ kind: 'none' });
    return id;
  }

  /** Removes a file that no row names. Otherwise the server would keep it for a month. */
  const discard = (id: string): void => void removePhoto(rowPhotoPath(bucket, userId, id)).catch(() => undefined);

  return {
    work,
    send,
    discard,
    /** Whether the component is still there to use a photo that has just been sent. */
    isHere: () => mounted.current,
    /** Says that a sent photo was not saved, and that it must be chosen again. */
    sayNotSaved: () => notSaved(t('chooseAgain')),
  };
}
