import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PhotoWork } from './use-photo.ts';
import { usePhotoLimits } from './use-photo-limits.ts';

/** The problems that a retry may solve. The other problems need another file. */
const again: readonly string[] = ['offline', 'wait', 'failed'];

/** Says why an upload or a removal failed. If a retry may help, it offers to send the same photo again. */
export function PhotoError({ work, onAgain }: { work: PhotoWork; onAgain: (photo: File) => void }) {
  const t = useMessages('photo');
  const { allTypes, values } = usePhotoLimits();
  if (work.kind !== 'notSent' && work.kind !== 'notRemoved') return null;
  return (
    <Notice tone="problem" title={t(work.kind)}>
      <p id="photo-error">{t(work.because === 'notAPhoto' && !allTypes ? 'notThisType' : work.because, values)}</p>
      {work.kind === 'notSent' && again.includes(work.because) && (
        <Button className="mt-2" onClick={() => onAgain(work.photo)}>
          {t('again')}
        </Button>
      )}
    </Notice>
  );
}
