import { useState } from 'react';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { photoAddress, removePhoto, sendPhoto } from '#shared-features/photo/photo-requests.ts';
import { saveProfile } from '#core/profile/use-profile.ts';
import { photoRefusal, type PhotoRefusal } from '#shared-features/photo/photo-refusal.ts';
import { readPhoto } from './read-photo.ts';

/** The state of the photo's upload or removal. After a failed upload the photo stays in memory for a retry. */
export type PhotoWork =
  | { readonly kind: 'none' | 'removing' }
  | { readonly kind: 'sending'; readonly still: ImageBitmap | null }
  | { readonly kind: 'notSent'; readonly because: PhotoRefusal; readonly photo: File }
  | { readonly kind: 'notRemoved'; readonly because: PhotoRefusal };

/**
 * Uploads, replaces and removes the photo. Photos never wait in the outbox: the photo is saved only when the server confirms
 * it. Then the profile's reference to the photo is saved through the outbox.
 */
export function usePhoto(userId: string, photoUrl: string | null) {
  const t = useMessages('photo');
  const notifySaved = useSavedToast();
  const notifyFailed = useFailedToast();
  const [work, setWork] = useState<PhotoWork>({ kind: 'none' });

  async function point(to: string | null, words: { saved: string; onDevice: string }, undo?: () => void): Promise<void> {
    try {
      await saveProfile({ photo_url: to });
      notifySaved('profiles', userId, { ...words, refused: t('urlFailed') }, undo);
    } catch (problem) {
      notifyFailed(t('urlFailed'))(problem);
    }
  }

  async function send(photo: File): Promise<void> {
    setWork({ kind: 'sending', still: null });
    const read = await readPhoto(photo);
    if ('problem' in read) return setWork({ kind: 'notSent', because: read.problem, photo });
    setWork({ kind: 'sending', still: read.still });
    let sent: string;
    try {
      sent = await sendPhoto(userId, photo);
    } catch (error) {
      return setWork({ kind: 'notSent', because: photoRefusal(error), photo });
    }
    await point(sent, { saved: t('saved'), onDevice: t('sent') });
    setWork({ kind: 'none' });
  }

  /** Returns whether the photo was removed. */
  async function remove(): Promise<boolean> {
    setWork({ kind: 'removing' });
    const previous = photoUrl === null ? null : await fetchPhoto(photoUrl);
    try {
      await removePhoto(userId);
    } catch (error) {
      setWork({ kind: 'notRemoved', because: photoRefusal(error) });
      return false;
    }
    const undo = previous ? () => void send(previous) : undefined;
    await point(null, { saved: t('removed'), onDevice: t('removed') }, undo);
    setWork({ kind: 'none' });
    return true;
  }

  return { work, send, remove };
}

/**
 * Downloads the current photo, so that the person can undo its removal. Null if the download fails; then there is no undo.
 */
async function fetchPhoto(photoUrl: string): Promise<File | null> {
  try {
    const answer = await fetch(await photoAddress(photoUrl));
    return answer.ok ? new File([await answer.blob()], 'photo') : null;
  } catch {
    return null;
  }
}
