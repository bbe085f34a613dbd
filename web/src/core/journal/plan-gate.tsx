import { useState, type ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOpenUpsell } from '#core/pages/upsell-context.ts';
import { useRows } from '#core/records/use-rows.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';

/** A premium journal for somebody without premium: calm, closed for writing, and open for reading what they once wrote, if anything. */
export function PlanGate({ table, children }: { table: string; children: ReactNode }): ReactNode {
  const t = useMessages('journal');
  const openUpsell = useOpenUpsell();
  const hasEntries = useRows(table).rows.length > 0;
  const [reading, setReading] = useState(false);
  const offer = (
    <Button variant={reading ? 'quiet' : 'primary'} className={reading ? '-ms-5' : ''} onClick={() => openUpsell()}>
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
    <EmptyState
      picture={<Lock className="size-10" />}
      title={t('lockedTitle')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {offer}
          {hasEntries && <Button onClick={() => setReading(true)}>{t('lockedRead')}</Button>}
        </div>
      }
    >
      {t(hasEntries ? 'lockedText' : 'lockedTextNew')}
    </EmptyState>
  );
}
