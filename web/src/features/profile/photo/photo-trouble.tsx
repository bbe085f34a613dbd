import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PhotoWork } from './use-photo.ts';

/** Problems for which a retry can help, unlike those that need another file. */
const again: readonly string[] = ['offline', 'wait', 'failed'];

/** Explains why the upload or removal failed, and offers to retry with the same photo if that may help. */
export function PhotoTrouble({ work, onAgain }: { work: PhotoWork; onAgain: (photo: File) => void }) {
  const t = useMessages('photo');
  if (work.kind !== 'notSent' && work.kind !== 'notRemoved') return null;
  return (
    <Notice tone="problem" title={t(work.kind)}>
      <p id="photo-trouble">{t(work.because)}</p>
      {work.kind === 'notSent' && again.includes(work.because) && (
        <Button className="mt-2" onClick={() => onAgain(work.photo)}>
          {t('again')}
        </Button>
      )}
    </Notice>
  );
}
