import { useMemo, type ReactNode } from 'react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { hypothesisDaysTable, type Hypothesis, type HypothesisDay } from '#features/hypotheses/hypothesis-table.ts';
import { daysAsPlanned, planOf } from '../alternating-plan.ts';
import { compareKinds, firstNeededDay, lastDay } from '../compared-days.ts';
import { tagIdsOf, type OutcomeSeries } from '../compared-series.ts';
import { directionOf, Found } from './found.tsx';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';
import { useSeries } from '../use-series.ts';

/** The answer to an alternating plan whose last day has passed. Each day counts as planned, with or without the practice. */
export function PlanAnswer({ hypothesis, outcome }: { hypothesis: Hypothesis; outcome: OutcomeSeries }): ReactNode {
  const t = useMessages('hypothesis-answer');
  const { nameOf, sideOf, whenOf } = useHypothesisTexts();
  const { lag } = hypothesis;
  const last = lastDay(hypothesis);
  const { recorded, state, retry } = useSeries(
    `hypotheses/${hypothesis.id}`,
    firstNeededDay(hypothesis),
    last,
    tagIdsOf(outcome),
  );
  const { rows } = useRows<HypothesisDay>(hypothesisDaysTable);
  const kept = rows.filter((row) => row.hypothesis_id === hypothesis.id && row.kept).length;
  const comparison = useMemo(() => {
    const plan = planOf(hypothesis);
    return recorded && plan && compareKinds(daysAsPlanned(recorded, { plan, outcome, lag }, last));
  }, [recorded, hypothesis, outcome, lag, last]);
  if (!comparison) return <QueryStateNotice reading={state === 'offline' ? 'ready' : state} retry={retry} />;
  const { difference, ofKind, others } = comparison;
  const asMarked = kept > 0 && <p>{t('markedDays', { count: kept })}</p>;
  if (difference === null) {
    return (
      <>
        <p>{t('tooFewPlan', { count: ofKind.length + others.length })}</p>
        {asMarked}
      </>
    );
  }
  const [side, otherSide] = [sideOf(hypothesis, true), sideOf(hypothesis, false)];
  const direction = directionOf(outcome, difference);
  const clear =
    direction === 'unclear' ? null : t(`${direction}Plan`, { side, outcome: nameOf(outcome), when: whenOf(lag) });
  return (
    <>
      <Found
        {...{ outcome, comparison, clear }}
        groups={[
          { label: side, days: ofKind },
          { label: otherSide, days: others },
        ]}
      />
      {asMarked}
      <p className="text-sm text-muted">{t('asPlanned')}</p>
      <p className="text-sm text-muted">{t('adjusted')}</p>
      <p className="text-sm text-muted">{t('chancePlan')}</p>
    </>
  );
}
