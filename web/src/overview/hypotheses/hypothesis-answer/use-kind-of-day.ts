import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import type { Split } from '#lib/insights/split.ts';
import type { Cause } from '#features/hypotheses/hypothesis-table.ts';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';

/** Causes whose days are yes or no. Their messages name no cut. */
const plain = ['overload', 'period', 'beforePeriod'] as const;
/** Causes with messages that name a declared cut. */
const withCut = ['sleepHours', 'social', 'sensory', 'activity', 'restful'] as const;

/** Names the days at or above a cut within a sentence: "7 h de sono ou mais". The messages are those of the insights. */
export function useKindOfDay(): (cause: Cause, split: Split) => string {
  const t = useMessages('insights');
  const locale = useLocale();
  const { nameOf } = useHypothesisTexts();
  return (cause, { cut, declared }) => {
    const yesNo = plain.find((each) => each === cause);
    if (yesNo) return t(`${yesNo}-above`);
    const named = declared && withCut.find((each) => each === cause);
    return named ? t(`${named}-above`, { cut: formatNumber(cut, locale) }) : t('usual-above', { name: nameOf(cause) });
  };
}
