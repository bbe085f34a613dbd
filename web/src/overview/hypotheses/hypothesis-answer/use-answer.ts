import { useMemo } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import type { Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { daysAsPlanned, planOf } from '../alternating-plan.ts';
import { compareAround, compareKinds, daysOfPair, firstNeededDay, lastDay } from '../compared-days.ts';
import { tagIdsOf, type Compared } from '../compared-series.ts';
import { directionOf } from './found.tsx';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';
import { useKindOfCause } from './use-kind-of-cause.ts';
import { useSeries } from '../use-series.ts';

/**
 * The comparison of a hypothesis whose day has come; null until the values arrive. `text` is its answer in one sentence, and
 * `labels` name the two compared kinds of day.
 */
export function useAnswer(hypothesis: Hypothesis, { cause, outcome }: Compared) {
  const t = useMessages('hypothesis-answer');
  const locale = useLocale();
  const { nameOf, sideOf, whenOf } = useHypothesisTexts();
  const kindOf = useKindOfCause();
  const { lag, first_day: first, change_on: change } = hypothesis;
  const last = lastDay(hypothesis);
  const { recorded, state, retry } = useSeries(
    `hypotheses/${hypothesis.id}`,
    firstNeededDay(hypothesis),
    last,
    tagIdsOf(cause, outcome),
  );
  const found = useMemo(() => {
    if (!recorded) return null;
    const plan = planOf(hypothesis);
    if (plan) return { comparison: compareKinds(daysAsPlanned(recorded, { plan, outcome, lag }, last)), split: null };
    if (change !== null) return { comparison: compareAround(recorded, outcome, change), split: null };
    if (cause === null) return null;
    const { days, split, recorded: count } = daysOfPair(recorded, { cause, outcome, lag }, [first, last]);
    return { comparison: compareKinds(days), split, count };
  }, [recorded, hypothesis, cause, outcome, lag, first, last, change]);
  if (!recorded || !found) return { answer: null, state, retry };

  const { comparison, split, count } = found;
  const { difference, ofKind, others } = comparison;
  const of = hypothesis.kind;
  const kind = cause !== null && split ? kindOf(cause, split) : '';
  const side = sideOf(hypothesis, true);
  const labels = {
    pair: [kind, t('others')],
    medicine: [t('after'), t('before')],
    alternating: [side, sideOf(hypothesis, false)],
  }[of] as [string, string];
  const textOf = () => {
    if (difference === null) {
      const number = (value: number) => formatNumber(value, locale);
      if (of === 'medicine') return t('tooFewAround', { before: number(others.length), after: number(ofKind.length) });
      if (of === 'alternating') return t('tooFewPlan', { count: ofKind.length + others.length });
      return t('tooFew', { count: count ?? 0 });
    }
    const direction = directionOf(outcome, difference);
    if (direction === 'unclear') return t('unclear');
    const named = { outcome: nameOf(outcome), when: whenOf(lag) };
    if (of === 'medicine') return t(`${direction}After`, named);
    return of === 'alternating' ? t(`${direction}Plan`, { ...named, side }) : t(direction, { ...named, kind });
  };
  return { answer: { text: textOf(), comparison, labels, recorded }, state, retry };
}

/** The answer of a hypothesis with the values that it compares. */
export type Answered = NonNullable<ReturnType<typeof useAnswer>['answer']>;
