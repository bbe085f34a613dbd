import { useMemo, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Notice } from '#ui/notice.tsx';
import { askedDays, type Asked } from './asked-row.ts';
import { foreseePlan, recentDays } from '../alternating-plan.ts';
import { compareAround, daysAroundChange, daysOfPair, foresee, type ComparedPair } from '../compared-days.ts';
import { tagIdsOf, type OutcomeSeries } from '../compared-series.ts';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';
import { useLastYear } from '../use-series.ts';

interface ForeseenOfPairProps {
  pair: ComparedPair;
  asked: Pick<Asked, 'days' | 'weeks'>;
}

/** Says how many days a comparison would have, and what difference it would show, from the person's own last year. */
export function ForeseenOfPair({ pair: { cause, outcome, lag }, asked: { days, weeks } }: ForeseenOfPairProps): ReactNode {
  const today = useToday();
  const { recorded, state, retry } = useLastYear(tagIdsOf(cause, outcome));
  const foreseen = useMemo(() => {
    if (!recorded) return null;
    const pair = { cause, outcome, lag };
    const { first_day: first, look_on: lookOn } = askedDays({ days, weeks }, today);
    const countIn = (from: CalendarDate) => daysOfPair(recorded, pair, [from, today]).recorded;
    const perDay = countIn(addDays(today, 1 - recentDays)) / recentDays;
    const past = first <= today ? countIn(first) : 0;
    const coming = Math.max(0, daysBetween(first > today ? first : addDays(today, 1), lookOn));
    return foresee(daysOfPair(recorded, pair, [recorded.from, today]).days, past + perDay * coming);
  }, [recorded, cause, outcome, lag, days, weeks, today]);
  if (foreseen === null) return <QueryStateNotice reading={state === 'offline' ? 'ready' : state} retry={retry} />;
  return <Foreseen outcome={outcome} {...foreseen} />;
}

/** Says how many days a plan would have, and what difference they would show, from the person's own last year. */
export function ForeseenOfPlan({
  outcome,
  stretch,
  days,
}: {
  outcome: OutcomeSeries;
  stretch: number;
  days: number;
}): ReactNode {
  const today = useToday();
  const { recorded, state, retry } = useLastYear(tagIdsOf(outcome));
  const foreseen = useMemo(
    () => recorded && foreseePlan(recorded, { outcome, stretch, days }, today),
    [recorded, outcome, stretch, days, today],
  );
  if (foreseen === null) return <QueryStateNotice reading={state === 'offline' ? 'ready' : state} retry={retry} />;
  return <Foreseen outcome={outcome} {...foreseen} />;
}

/** How many days would count, and the difference that they would show, in the outcome's unit. */
function Foreseen({ outcome, days, visible }: ReturnType<typeof foresee> & { outcome: OutcomeSeries }): ReactNode {
  const t = useMessages('hypothesis-form');
  const { amount, unitOf } = useHypothesisTexts();
  const count = formatNumber(days, useLocale());
  return (
    <Notice tone="information">
      {visible === null ? (
        <p>{t('foreseenFewDays', { days: count })}</p>
      ) : (
        <p>{t('foreseen', { days: count, unit: unitOf(outcome), value: amount(outcome, visible) })}</p>
      )}
    </Notice>
  );
}

/** Says what difference 60 days on each side of a change would show, from the days before the change. */
export function ForeseenOfChange({ outcome, day }: { outcome: OutcomeSeries; day: CalendarDate }): ReactNode {
  const t = useMessages('hypothesis-form');
  const { recorded, state, retry } = useLastYear(tagIdsOf(outcome));
  const { amount, unitOf } = useHypothesisTexts();
  const visible = useMemo(
    () => recorded && compareAround(recorded, outcome, addDays(day, -daysAroundChange)).visible,
    [recorded, outcome, day],
  );
  if (!recorded) return <QueryStateNotice reading={state === 'offline' ? 'ready' : state} retry={retry} />;
  return (
    <Notice tone="information">
      {visible === null ? (
        <p>{t('foreseenFew')}</p>
      ) : (
        <p>{t('foreseenChange', { unit: unitOf(outcome), value: amount(outcome, visible) })}</p>
      )}
    </Notice>
  );
}
