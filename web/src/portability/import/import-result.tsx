import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import type { RefusalWord } from '#core/outbox/write-problems.ts';
import type { Row } from '#core/rows/operation.ts';
import { currentLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { offerFile } from '#lib/offer-file.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { wholeTime } from '#portability/portable/period.ts';
import { makePortableFile } from '#portability/portable/portable-file.ts';
import type { Refused } from './run-import.ts';
import type { ImportState } from './use-import.ts';

/** Reports the result of an import or an undo. The user can download refused rows as a file of the export format. */
export function ImportResult({ result }: { result: Extract<ImportState, { kind: 'done' | 'undone' }> }): ReactNode {
  const t = useMessages('import');
  const photos = useMessages('row-photos');
  if (result.kind === 'undone') {
    const { removed, restored, refused, isWhole } = result.report;
    return (
      <Notice tone={isWhole ? 'success' : 'problem'} title={isWhole && t('undone')}>
        {removed > 0 && <p>{t('removed', { count: removed })}</p>}
        {restored > 0 && <p>{t('restored', { count: restored })}</p>}
        {refused > 0 && <p>{t('notRestored', { count: refused })}</p>}
        {!isWhole && <p>{t('undoCut')}</p>}
      </Notice>
    );
  }
  const { added, changed, refused, end } = result.report;
  const { photo, rowPhotos, skipped } = result;
  const isLeft = rowPhotos !== undefined && rowPhotos.left > 0;
  const isPaused = end === 'paused' || rowPhotos?.isPaused;
  return (
    <>
      <Notice
        tone={end === 'whole' ? 'success' : end === 'cut' || end === 'paused' ? 'problem' : 'information'}
        title={t(`end.${end}`)}
      >
        {(added > 0 || changed === 0) && <p>{t('added', { count: added })}</p>}
        {changed > 0 && <p>{t('changed', { count: changed })}</p>}
        {skipped > 0 && <p>{t('skipped', { count: skipped })}</p>}
        {photo === true && <p>{t('photoTaken')}</p>}
        {photo === false && <p>{t('photoRefused')}</p>}
        {rowPhotos && <p>{photos('inCopy', { count: String(rowPhotos.taken) })}</p>}
        {(end !== 'whole' || isLeft) && <p>{t(isPaused ? 'restLater' : 'rest')}</p>}
      </Notice>
      {refused.length > 0 && <RefusedRows refused={refused} />}
    </>
  );
}

function RefusedRows({ refused }: { refused: readonly Refused[] }): ReactNode {
  const t = useMessages('import');
  const byWhy = Map.groupBy(refused, ({ why }): RefusalWord => why);
  const save = () => {
    const rows = Map.groupBy(refused, ({ table }) => table);
    const file = makePortableFile(
      new Map([...rows].map(([table, all]) => [table, all.map(({ row }) => row as Row)] as const)),
      { language: currentLanguage(), period: wholeTime, now: new Date() },
    );
    offerFile('cogn-import.json', 'application/json', `${JSON.stringify(file, null, 2)}\n`);
  };
  return (
    <Notice tone="warning" title={t('refused', { count: refused.length })}>
      <ul>
        {[...byWhy].map(([why, rows]) => (
          <li key={why}>
            {t(`why.${why}`)}: {rows.length}
          </li>
        ))}
      </ul>
      <Button variant="quiet" icon={Download} className="-ms-3.5" onClick={save}>
        {t('saveRefused')}
      </Button>
    </Notice>
  );
}
