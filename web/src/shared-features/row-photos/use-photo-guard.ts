import { useRef } from 'react';

/** Stops a form from being saved while its photo is being sent, because the row would not name the photo. */
export function usePhotoGuard() {
  const sending = useRef(false);
  return {
    /** For `ItemPhotoField`. */
    onSending: (isSending: boolean): void => {
      sending.current = isSending;
    },
    /** For the form. `ItemPhotoField` has the sentence, because its messages load with it. */
    check: (): { photo?: string } => (sending.current ? { photo: 'sending' } : {}),
  };
}
