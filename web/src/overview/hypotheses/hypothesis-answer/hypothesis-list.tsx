import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Trash2 } from 'lucide-react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { useFocusAfterRemoval } from '#core/journal/use-focus-after-removal.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { RemoveItemDialog } from '#core/list/remove-item-dialog.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageState } from '#ui/page-state.tsx';
import { hypothesisTable, type Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { lastDay } from '../compared-days.ts';
import { Answer } from './answer.tsx';
import { hypothesesDrawing } from './hypotheses-drawing.ts';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';
import { Waiting } from './waiting.tsx';

/** The person's hypotheses, newest first: each waits for its day, or shows its answer. */
export function HypothesisList(): ReactNode {
  const t = useMessages('hypothesis-answer');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const locale = useLocale();
  const today = useToday();
  const { table } = hypothesisTable;
  const { rows, state, known, retry } = useRows<Hypothesis>(table);
  const remove = useRemoval(table);
  const { titleOf } = useHypothesisTexts();
  const [leaving, setLeaving] = useState<Hypothesis | null>(null);
  const { heading, expect } = useFocusAfterRemoval(rows);
  const day = (date: Hypothesis['look_on']) => formatDate(date, locale);
  const newestFirst = rows.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  return (
    <section aria-labelledby="hypotheses-list" className="flex flex-col gap-5">
      <h2 id="hypotheses-list" ref={heading} tabIndex={-1} className="text-lg">
        {t('list')}
      </h2>
      <QueryStateNotice reading={state} retry={retry} />
      {known && rows.length === 0 && (
        <PageState kind="empty" drawing={hypothesesDrawing} title={t('noneTitle')}>
          {t('noneText')}
        </PageState>
      )}
      {newestFirst.map((hypothesis) => (
        <Card key={hypothesis.id} aria-labelledby={hypothesis.id} className="flex flex-col gap-4">
          <div className="flex flex-col gap-1">
            <h3 id={hypothesis.id} className="text-lg break-words first-letter:uppercase">
              {titleOf(hypothesis)}
            </h3>
            <p className="text-sm text-muted">
              {t('when', { first: day(hypothesis.first_day), last: day(lastDay(hypothesis)) })}
            </p>
            <SavingMark table={table} rowId={hypothesis.id} state={hypothesis.saving} />
          </div>
          {today < hypothesis.look_on ? <Waiting hypothesis={hypothesis} /> : <Answer hypothesis={hypothesis} />}
          <Button
            variant="quiet"
            icon={Trash2}
            className="-ms-3.5 self-start"
            aria-label={journal('named', { words: core('actions.remove'), name: titleOf(hypothesis) })}
            onClick={() => setLeaving(hypothesis)}
          >
            {core('actions.remove')}
          </Button>
        </Card>
      ))}
      <RemoveItemDialog
        name={leaving && titleOf(leaving)}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          expect(leaving.id);
          const name = titleOf(leaving);
          void remove(leaving, { removed: journal('leftList', { name }), back: journal('backInList', { name }) });
        }}
      />
    </section>
  );
}
