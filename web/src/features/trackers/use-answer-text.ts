import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import type { TrackerEntry } from './tracker-tables.ts';

type Answer = Pick<TrackerEntry, 'answer' | 'word' | 'option' | 'amount' | 'unit' | 'duration_minutes'>;

/** Returns a function that writes the answer of an entry as text, such as "yes" or "3 cups". */
export function useAnswerText(): (entry: Answer) => string {
  const t = useMessages('trackers');
  const locale = useLocale();
  return ({ answer, word, option, amount, unit, duration_minutes: minutes }) => {
    if (answer !== null) return t(answer);
    if (minutes !== null) return formatMinutes(minutes, locale);
    if (amount === null) return word ?? option ?? '';
    const number = formatNumber(amount, locale);
    return unit === null ? number : t('amountOf', { amount: number, unit });
  };
}
