import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Tracker } from '#features/trackers/tracker-tables.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';

/** Formats a value of a tracker's statistics by the tracker's kind. The mean of words is the nearest word. */
export function useTrackerFormat(): (tracker: Tracker, value: number) => string {
  const t = useMessages('trackers');
  const locale = useLocale();
  return ({ kind, unit, options }, value) => {
    if (kind === 'minutes') return formatMinutes(value, locale);
    const number = formatNumber(value, locale, { maximumFractionDigits: 1 });
    if (kind === 'words') return options?.[Math.round(value) - 1] ?? number;
    return kind === 'number' && unit !== null ? t('amountOf', { amount: number, unit }) : number;
  };
}
