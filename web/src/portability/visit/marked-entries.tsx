import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useFailedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { removeRow } from '#core/records/write-rows.ts';
import { marksOf, visitMarksTable, type Visit, type VisitMark } from '#features/visit/visits.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MarkedEntry } from './marked-entry.tsx';

/** The entries that the person marked for the visit. */
export function MarkedEntries({ visit }: { visit: Visit | undefined }): ReactNode {
  const t = useMessages('visit');
  const core = useMessages('core');
  const failed = useFailedToast();
  const { rows, state, known, retry } = useRows<VisitMark>(visitMarksTable);
  const marks = marksOf(rows, visit);
  const unmark = (id: string) => void removeRow(visitMarksTable, id).catch(failed(core('errors.savingEntry')));
  return (
    <Card aria-labelledby="visit-entries" className="flex flex-col gap-3">
      <h2 id="visit-entries" tabIndex={-1} className="text-lg">
        {t('marked')}
      </h2>
      <QueryStateNotice reading={state} retry={retry} />
      {known && marks.length === 0 && <p className="text-muted">{visit?.done ? t('markedNone') : t('markedHow')}</p>}
      <ul className="flex flex-col gap-3 empty:hidden">
        {marks.map((mark) => (
          <MarkedEntry
            key={mark.id}
            mark={mark}
            action={(name) => (
              <Button
                variant="quiet"
                icon={X}
                className="-me-3.5 shrink-0"
                aria-label={`${t('unmark')} · ${name}`}
                onClick={() => {
                  unmark(mark.id);
                  document.getElementById('visit-entries')?.focus();
                }}
              >
                {t('unmark')}
              </Button>
            )}
          />
        ))}
      </ul>
    </Card>
  );
}
