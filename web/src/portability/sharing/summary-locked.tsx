import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOpenUpsell } from '#core/pages/pages-context.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Says that the summary is part of premium, and that the passport is free. */
export function SummaryLocked(): ReactNode {
  const t = useMessages('sharing');
  const journal = useMessages('journal');
  const openUpsell = useOpenUpsell();
  return (
    <Notice tone="information">
      <p className="mb-2">{t('summaryLocked')}</p>
      <Button onClick={() => openUpsell()}>{journal('lockedOpen')}</Button>
    </Notice>
  );
}
