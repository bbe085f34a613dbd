import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Trash2 } from 'lucide-react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { useFocusAfterRemoval } from '#core/journal/use-focus-after-removal.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { RemoveItemDialog } from '#core/list/remove-item-dialog.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { restoreRow } from '#core/records/write-rows.ts';
import { useRows } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageState } from '#ui/page-state.tsx';
import {
  hypothesisDaysTable,
  hypothesisTable,
  type Hypothesis,
  type HypothesisDay,
} from '#features/hypotheses/hypothesis-table.ts';
import { useTrackers } from '#features/trackers/use-trackers.ts';
import { lastDay } from '../compared-days.ts';
import { comparedOf } from '../compared-series.ts';
import { useTagSeries } from '../use-tag-series.ts';
import { Answer } from './answer.tsx';
import { hypothesesDrawing } from './hypotheses-drawing.ts';
import { PlanAnswer } from './plan-answer.tsx';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';
import { Waiting } from './waiting.tsx';

/** The person's hypotheses, running plans first, then the newest: each waits for its day, or shows its answer. */
export function HypothesisList(): ReactNode {
  const t = useMessages('hypothesis-answer');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const locale = useLocale();
  const { table } = hypothesisTable;
  const { rows, state, known, retry } = useRows<Hypothesis>(table);
  const days = useRows<HypothesisDay>(hypothesisDaysTable).rows;
  const remove = useRemoval(table);
  const { titleOf } = useHypothesisTexts();
  const [leaving, setLeaving] = useState<Hypothesis | null>(null);
  const { heading, expect } = useFocusAfterRemoval(rows);
  const day = (date: Hypothesis['look_on']) => formatDate(date, locale);
  const today = useToday();
  // Running plans come first, because they have something new each day.
  const isRunning = ({ kind, look_on }: Hypothesis) => kind === 'alternating' && today < look_on;
  const inOrder = rows.toSorted(
    (one, other) => Number(isRunning(other)) - Number(isRunning(one)) || (one.created_at < other.created_at ? 1 : -1),
  );
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
      {inOrder.map((hypothesis) => (
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
          <StateOf hypothesis={hypothesis} />
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
          const marked = days.filter(({ hypothesis_id }) => hypothesis_id === leaving.id);
          void remove(leaving, {
            removed: journal('leftList', { name }),
            back: journal('backInList', { name }),
            // The server removes a plan's days together with the plan, so an undo must restore them too.
            restoreMore: async () => {
              for (const day of marked) await restoreRow(hypothesisDaysTable, { ...day });
            },
          });
        }}
      />
    </section>
  );
}

function StateOf({ hypothesis }: { hypothesis: Hypothesis }): ReactNode {
  const t = useMessages('hypothesis-answer');
  const today = useToday();
  const trackers = useTrackers();
  const { all, tags } = useTagSeries();
  const compared = comparedOf(hypothesis, [...trackers.trackers, ...all]);
  if (typeof compared === 'string') {
    const { known, state, retry } = compared === 'trackerGone' ? trackers : tags;
    return known ? <p>{t(compared)}</p> : <QueryStateNotice reading={state} retry={retry} />;
  }
  if (today < hypothesis.look_on) return <Waiting {...{ hypothesis, compared }} />;
  if (hypothesis.kind === 'alternating') return <PlanAnswer {...{ hypothesis, outcome: compared.outcome }} />;
  return <Answer {...{ hypothesis, compared }} />;
}
