import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOpenUpsell, asksToRead } from '#core/pages/pages-context.ts';
import { useHasRows } from '#core/records/use-rows.ts';
import { Button } from '#ui/button.tsx';
import { PageState } from '#ui/page-state.tsx';
import { Notice } from '#ui/notice.tsx';

/**
 * Covers a premium journal for a person without premium. The person can still open the journal to read earlier entries.
 * `title` names the premium part if only a part of the page needs premium.
 */
export function PlanGate({ table, title, children }: { table: string; title?: string; children: ReactNode }): ReactNode {
  const t = useMessages('journal');
  const openUpsell = useOpenUpsell();
  const hasEntries = useHasRows(table);
  const asked = asksToRead(useLocation().state);
  const [reading, setReading] = useState(asked);
  // Check the link state on every render. The premium dialog opens above this page, and its link may lead to this page with
  // a new state.
  if (asked && !reading) setReading(true);
  const offer = (
    <Button variant={reading ? 'quiet' : 'primary'} className={reading ? '-ms-3.5' : ''} onClick={() => openUpsell()}>
      {t('lockedOpen')}
    </Button>
  );
  if (reading) {
    return (
      <>
        <Notice tone="information">
          <p>{t('readOnly')}</p>
          {offer}
        </Notice>
        {children}
      </>
    );
  }
  return (
    <PageState
      kind="locked"
      title={title ?? t('lockedTitle')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {offer}
          {hasEntries && <Button onClick={() => setReading(true)}>{t('lockedRead')}</Button>}
        </div>
      }
    >
      {t(hasEntries ? 'lockedText' : 'lockedTextNew')}
    </PageState>
  );
}
