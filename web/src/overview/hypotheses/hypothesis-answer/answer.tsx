import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { hypothesisDaysTable, type Hypothesis, type HypothesisDay } from '#features/hypotheses/hypothesis-table.ts';
import { AroundChange } from './around-change.tsx';
import { keyOf, type OutcomeSeries } from '../compared-series.ts';
import { Found } from './found.tsx';
import type { Answered } from './use-answer.ts';

interface AnswerProps {
  hypothesis: Hypothesis;
  outcome: OutcomeSeries;
  answer: Answered;
}

/** What is behind the answer of a hypothesis: its number, its picture, and what else may explain it. */
export function Answer({ hypothesis, outcome, answer }: AnswerProps): ReactNode {
  const t = useMessages('hypothesis-answer');
  const page = useMessages('hypotheses');
  const { comparison, labels, recorded } = answer;
  const { kind } = hypothesis;
  const isAnswered = comparison.difference !== null;
  const [ofKind, others] = [
    { label: labels[0], days: comparison.ofKind },
    { label: labels[1], days: comparison.others },
  ];
  return (
    <>
      {/* Around a change, the earlier days come first. */}
      <Found {...{ outcome, comparison }} groups={kind === 'medicine' ? [others, ofKind] : [ofKind, others]} />
      {kind === 'alternating' && <MarkedDays hypothesis={hypothesis} />}
      {kind === 'alternating' && isAnswered && <p className="text-sm text-muted">{t('asPlanned')}</p>}
      {kind !== 'medicine' && isAnswered && (
        <>
          <p className="text-sm text-muted">{t('adjusted')}</p>
          <p className="text-sm text-muted">{t(kind === 'alternating' ? 'chancePlan' : 'chance')}</p>
        </>
      )}
      {kind === 'medicine' && (
        <>
          {isAnswered && <p className="text-sm text-muted">{page('medicineNote')}</p>}
          <AroundChange hypothesis={hypothesis} values={recorded.series.get(keyOf(outcome))} from={recorded.from} />
        </>
      )}
    </>
  );
}

/** On how many days the person marked that they followed the plan. */
function MarkedDays({ hypothesis }: { hypothesis: Hypothesis }): ReactNode {
  const t = useMessages('hypothesis-answer');
  const { rows } = useRows<HypothesisDay>(hypothesisDaysTable);
  const kept = rows.filter((row) => row.hypothesis_id === hypothesis.id && row.kept).length;
  return kept > 0 && <p>{t('markedDays', { count: kept })}</p>;
}
