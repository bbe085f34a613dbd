import { useMemo, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatDate } from '#lib/local-date.ts';
import type { Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { daysAsPlanned, planOf, sideOn } from '../alternating-plan.ts';
import { compareAround, compareKinds, daysOfPair, firstNeededDay } from '../compared-days.ts';
import { tagIdsOf, type Compared } from '../compared-series.ts';
import { PlanToday } from './plan-today.tsx';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';
import { useSeries } from '../use-series.ts';

/** The line of a hypothesis before the day of its answer: today's kind of day in a running plan, or when the answer comes. */
export function useWaitingLine(hypothesis: Hypothesis): string {
  const t = useMessages('hypothesis-answer');
  const locale = useLocale();
  const today = useToday();
  const { sideOf } = useHypothesisTexts();
  const plan = planOf(hypothesis);
  const side = plan && sideOn(plan, today);
  return side === null
    ? t('answerOn', { day: formatDate(hypothesis.look_on, locale) })
    : t('today', { side: sideOf(hypothesis, side) });
}

/**
 * A hypothesis before the day of its answer. Shows how many days count so far; for a plan, also the next kind of day; otherwise
 * also the smallest difference that would be found. Never shows the difference itself, because a person who looks often would
 * at some time see one that is only chance.
 */
export function Waiting({ hypothesis, compared }: { hypothesis: Hypothesis; compared: Compared }): ReactNode {
  const t = useMessages('hypothesis-answer');
  const locale = useLocale();
  const today = useToday();
  const plan = planOf(hypothesis);
  return (
    <>
      {plan && <PlanToday {...{ hypothesis, plan }} />}
      {plan && sideOn(plan, today) !== null && <p>{t('answerOn', { day: formatDate(hypothesis.look_on, locale) })}</p>}
      {hypothesis.first_day <= today && <SoFar {...{ hypothesis, compared }} />}
      {plan && <p className="text-sm text-muted">{t('planEnds')}</p>}
    </>
  );
}

function SoFar({ hypothesis, compared: { outcome, cause } }: { hypothesis: Hypothesis; compared: Compared }): ReactNode {
  const t = useMessages('hypothesis-answer');
  const today = useToday();
  const { amount, unitOf } = useHypothesisTexts();
  const { lag, first_day: first, change_on: change } = hypothesis;
  const { recorded, state, retry } = useSeries(
    `hypotheses/${hypothesis.id}/so-far`,
    firstNeededDay(hypothesis),
    today,
    tagIdsOf(cause, outcome),
  );
  const soFar = useMemo(() => {
    if (!recorded) return null;
    const plan = planOf(hypothesis);
    if (plan) return { count: daysAsPlanned(recorded, { plan, outcome, lag }, today).length, visible: null };
    if (change !== null) {
      const { ofKind, others, visible } = compareAround(recorded, outcome, change);
      return { count: ofKind.length + others.length, visible };
    }
    if (cause === null) return null;
    const { days, recorded: count } = daysOfPair(recorded, { cause, outcome, lag }, [first, today]);
    return { count, visible: compareKinds(days).visible };
  }, [recorded, hypothesis, outcome, cause, lag, first, change, today]);
  if (!soFar) return <QueryStateNotice reading={state === 'offline' ? 'ready' : state} retry={retry} />;
  return (
    <>
      <p>{t('soFar', { count: soFar.count })}</p>
      {soFar.visible !== null && (
        <p>{t('soFarVisible', { unit: unitOf(outcome), value: amount(outcome, soFar.visible) })}</p>
      )}
    </>
  );
}
