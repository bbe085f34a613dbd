import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useFocusAfterRemoval } from '#core/journal/use-focus-after-removal.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { RemoveItemDialog } from '#core/list/remove-item-dialog.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { restoreRow } from '#core/records/write-rows.ts';
import { useRows } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { Button } from '#ui/button.tsx';
import { PageState } from '#ui/page-state.tsx';
import {
  hypothesisDaysTable,
  hypothesisTable,
  type Hypothesis,
  type HypothesisDay,
} from '#features/hypotheses/hypothesis-table.ts';
import { hypothesesDrawing } from './hypotheses-drawing.ts';
import { IdeaCard } from './idea-card.tsx';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';

/** By what the hypotheses of one rank are in order: answers by their day, others by their creation. */
const newestOf = ({ look_on, created_at }: Hypothesis, today: string) =>
  look_on <= today ? `${look_on} ${created_at}` : created_at;

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/**
 * The person's hypotheses as cards: running plans, then the newest answers, then those that wait for their day. The first card
 * is open. `onAsk` opens the form for a new one, if it is not in sight.
 */
export function HypothesisList({ onAsk }: { onAsk?: (() => void) | undefined }): ReactNode {
  const t = useMessages('hypothesis-answer');
  const page = useMessages('hypotheses');
  const journal = useMessages('journal');
  const { table } = hypothesisTable;
  const { rows, state, known, retry } = useRows<Hypothesis>(table);
  const days = useRows<HypothesisDay>(hypothesisDaysTable).rows;
  const remove = useRemoval(table);
  const { titleOf } = useHypothesisTexts();
  const [leaving, setLeaving] = useState<Hypothesis | null>(null);
  const { heading, expect } = useFocusAfterRemoval(rows);
  const today = useToday();
  // A running plan has something new each day, so it comes first, then the answers.
  const rankOf = ({ kind, look_on }: Hypothesis) => (look_on <= today ? 1 : kind === 'alternating' ? 0 : 2);
  const inOrder = rows.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || compare(newestOf(other, today), newestOf(one, today)),
  );
  return (
    <section aria-labelledby="hypotheses-list" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="hypotheses-list" ref={heading} tabIndex={-1} className="text-lg">
          {t('list')}
        </h2>
        {onAsk && (
          <Button icon={Plus} className="xl:hidden" onClick={onAsk}>
            {page('ask')}
          </Button>
        )}
      </div>
      <QueryStateNotice reading={state} retry={retry} />
      {known && rows.length === 0 && (
        <PageState kind="empty" drawing={hypothesesDrawing} title={t('noneTitle')}>
          {t('noneText')}
        </PageState>
      )}
      {inOrder.map((hypothesis, at) => (
        <IdeaCard
          key={hypothesis.id}
          hypothesis={hypothesis}
          initiallyOpen={at === 0 || hypothesis.saving === 'refused'}
          onRemove={() => setLeaving(hypothesis)}
        />
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
