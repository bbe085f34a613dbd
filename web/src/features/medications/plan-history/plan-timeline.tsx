import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { Card } from '#ui/card.tsx';
import { Folded } from '#ui/folded.tsx';
import { describeChange } from './describe-change.ts';
import { useMedicineChanges } from './use-medicine-changes.ts';

/** All changes of all medicines, latest first: entry, start, change, pause, resumption and stop. */
export function PlanTimeline(): ReactNode {
  const t = useMessages('plan-history');
  const page = useMessages('medications');
  const locale = useLocale();
  const changes = useMedicineChanges()
    .toReversed()
    .map((change) => ({ ...change, id: `${change.medicationId} ${change.day} ${change.kind}` }));
  const { shown, more } = useShownRows(changes, { fields: {} });
  if (changes.length === 0) return null;
  return (
    <Card>
      <Folded summary={t('changes')}>
        <p className="text-muted">{t('changesText')}</p>
        <ol className="flex flex-col divide-y divide-line">
          {shown.map((change) => (
            <li key={change.id} className="py-3 break-words">
              <p className="text-sm text-muted">
                <time dateTime={change.day}>{formatDate(change.day, locale)}</time>
              </p>
              <p>
                <span className="font-semibold">{change.after.name}</span> {describeChange(change, { t, page, locale })}
              </p>
            </li>
          ))}
        </ol>
        {more}
      </Folded>
    </Card>
  );
}
