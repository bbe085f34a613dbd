import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOpenUpsell } from '#core/pages/pages-context.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** A notice above a journal page that was open when premium ended. The form keeps its text. */
export function PlanEnded(): ReactNode {
  const t = useMessages('journal');
  const openUpsell = useOpenUpsell();
  return (
    <Notice tone="information">
      <p>{t('ended')}</p>
      <Button variant="quiet" className="-ms-3.5" onClick={() => openUpsell()}>
        {t('lockedOpen')}
      </Button>
    </Notice>
  );
}
