import type { ReactNode } from 'react';
import { mostRowPhotos } from '@cogn/shared/row-photos.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { retryMayHelp, type PhotoWork } from './use-photo-upload.ts';

/** Says that a photo is being sent, or why it was not stored. If a retry may help, it sends the same file again. */
export function PhotoProgress({ work, onAgain }: { work: PhotoWork; onAgain: (file: File) => void }): ReactNode {
  const t = useMessages('row-photos');
  return (
    <>
      <p role="status" className="text-sm text-muted empty:hidden">
        {work.kind === 'sending' && t('sending')}
      </p>
      {work.kind === 'notSent' && (
        <Notice tone="problem" title={t('notSent')}>
          <p>{t(work.because, { most: String(mostRowPhotos) })}</p>
          {retryMayHelp.includes(work.because) && (
            <Button className="mt-2" onClick={() => onAgain(work.file)}>
              {t('again')}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}
