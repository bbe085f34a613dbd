import { useMemo, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import type { Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { AroundChange } from './around-change.tsx';
import { compareAround, compareKinds, daysOfPair, firstNeededDay, lastDay, type Comparison } from '../compared-days.ts';
import { keyOf, tagIdsOf, type Compared, type OutcomeSeries } from '../compared-series.ts';
import { directionOf, Found } from './found.tsx';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';
import { useSeries } from '../use-series.ts';
import { useKindOfCause } from './use-kind-of-cause.ts';

interface AnswerProps {
  hypothesis: Hypothesis;
  compared: Compared;
}

/** The answer to a hypothesis whose day has come. */
export function Answer({ hypothesis, compared: { cause, outcome } }: AnswerProps): ReactNode {
  const [from, to] = [firstNeededDay(hypothesis), lastDay(hypothesis)];
  const { recorded, state, retry } = useSeries(`hypotheses/${hypothesis.id}`, from, to, tagIdsOf(cause, outcome));
  const { lag, first_day: first, change_on: change } = hypothesis;
  const found = useMemo(() => {
    if (!recorded) return null;
    if (change !== null) return { comparison: compareAround(recorded, outcome, change), split: null, count: 0 };
    if (cause === null) return null;
    const { days, split, recorded: count } = daysOfPair(recorded, { cause, outcome, lag }, [first, to]);
    return { comparison: compareKinds(days), split, count };
  }, [recorded, cause, outcome, lag, first, to, change]);
  const kindOf = useKindOfCause();
  if (!recorded || !found) return <QueryStateNotice reading={state === 'offline' ? 'ready' : state} retry={retry} />;
  const { comparison, split, count } = found;
  if (change !== null) {
    return (
      <>
        <ChangeSentences outcome={outcome} comparison={comparison} />
        <AroundChange hypothesis={hypothesis} values={recorded.series.get(keyOf(outcome))} from={recorded.from} />
      </>
    );
  }
  const kind = cause !== null && split ? kindOf(cause, split) : '';
  return <PairSentences {...{ outcome, lag, comparison, kind, count }} />;
}

interface PairSentencesProps {
  outcome: OutcomeSeries;
  lag: number;
  comparison: Comparison;
  /** The compared kind of day, within a sentence. */
  kind: string;
  /** How many days have both records. */
  count: number;
}

function PairSentences({ outcome, lag, comparison, kind, count }: PairSentencesProps): ReactNode {
  const t = useMessages('hypothesis-answer');
  const { nameOf, whenOf } = useHypothesisTexts();
  const { difference } = comparison;
  if (difference === null) return <p>{t('tooFew', { count })}</p>;
  const direction = directionOf(outcome, difference);
  const clear = direction !== 'unclear' && {
    text: t(direction, { kind, outcome: nameOf(outcome), when: whenOf(lag) }),
  };
  return (
    <>
      <Found
        {...{ outcome, comparison }}
        clear={clear ? clear.text : null}
        groups={[
          { label: kind, days: comparison.ofKind },
          { label: t('others'), days: comparison.others },
        ]}
      />
      <p className="text-sm text-muted">{t('adjusted')}</p>
      <p className="text-sm text-muted">{t('chance')}</p>
    </>
  );
}

function ChangeSentences({ outcome, comparison }: { outcome: OutcomeSeries; comparison: Comparison }): ReactNode {
  const t = useMessages('hypothesis-answer');
  const page = useMessages('hypotheses');
  const locale = useLocale();
  const { nameOf } = useHypothesisTexts();
  const { difference, ofKind, others } = comparison;
  if (difference === null) {
    const number = (value: number) => formatNumber(value, locale);
    return <p>{t('tooFewAround', { before: number(others.length), after: number(ofKind.length) })}</p>;
  }
  const direction = directionOf(outcome, difference);
  const clear = direction === 'unclear' ? null : t(`${direction}After`, { outcome: nameOf(outcome) });
  return (
    <>
      <Found
        {...{ outcome, comparison, clear }}
        groups={[
          { label: t('before'), days: others },
          { label: t('after'), days: ofKind },
        ]}
      />
      <p className="text-sm text-muted">{page('medicineNote')}</p>
    </>
  );
}
