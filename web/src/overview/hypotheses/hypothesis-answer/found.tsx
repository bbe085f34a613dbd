import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Comparison } from '../compared-days.ts';
import type { OutcomeSeries } from '../compared-series.ts';
import { ComparisonPicture, type Group } from './comparison-picture.tsx';
import { inUnit } from '../outcome-units.ts';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';

/** Whether the interval, rounded as the page shows it, is above zero or below zero. `unclear`: it contains zero. */
export function directionOf(
  outcome: OutcomeSeries,
  { low, high }: NonNullable<Comparison['difference']>,
): 'higher' | 'lower' | 'unclear' {
  if (inUnit(outcome, low) > 0) return 'higher';
  return inUnit(outcome, high) < 0 ? 'lower' : 'unclear';
}

interface FoundProps {
  outcome: OutcomeSeries;
  comparison: Comparison;
  groups: readonly Group[];
}

/** The number of an answer with its interval, and the picture. An unclear answer also says what these days could have shown. */
export function Found({ outcome, comparison, groups }: FoundProps): ReactNode {
  const t = useMessages('hypothesis-answer');
  const { amount, unitOf } = useHypothesisTexts();
  const { difference, visible } = comparison;
  if (difference === null) return null;
  const signed = (value: number) => amount(outcome, value, 'exceptZero');
  const number = t('difference', {
    unit: unitOf(outcome),
    value: signed(difference.value),
    low: signed(difference.low),
    high: signed(difference.high),
  });
  return (
    <>
      {directionOf(outcome, difference) === 'unclear' && visible !== null && (
        <p>{t('unclearText', { unit: unitOf(outcome), value: amount(outcome, visible) })}</p>
      )}
      <p>{number}</p>
      <ComparisonPicture {...{ outcome, groups, difference }} summary={number} />
    </>
  );
}
