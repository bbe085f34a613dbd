import type { ReactNode } from 'react';
import { ConsentList } from '#features/account/consents/consent-list.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { FoldedCard } from '#ui/folded-card.tsx';
import { LateImport } from '../import/late-import.ts';
import { LateDeletion, LateDownload, LateWhoSees } from './late-parts.ts';

/** Privacy and data, free for everyone and for ever: a copy of everything, records from a file, who sees what, what may be kept, the end of the account. */
export function YourData(): ReactNode {
  const t = useMessages('your-data');
  return (
    <>
      <FoldedCard id="your-data-download" title={t('download')} summary={t('downloadText')}>
        <LateDownload />
      </FoldedCard>
      <FoldedCard id="your-data-import" title={t('import')} summary={t('importText')}>
        <LateImport />
      </FoldedCard>
      <FoldedCard id="your-data-who" title={t('who')} summary={t('whoText')}>
        <LateWhoSees />
      </FoldedCard>
      <FoldedCard id="your-data-allow" title={t('allow')} summary={t('allowText')} initiallyOpen>
        <ConsentList />
      </FoldedCard>
      <FoldedCard id="your-data-end" title={t('end')} summary={t('endText')}>
        <LateDeletion />
      </FoldedCard>
    </>
  );
}
