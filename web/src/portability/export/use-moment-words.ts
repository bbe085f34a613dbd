import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { dateOf, formatDate } from '#lib/local-date.ts';
import { clockTimeOf, formatClockTime } from '#lib/clock-time.ts';

/** A moment as a sentence has it: today at 14:20, or a date and a time. */
export function useMomentWords(): (milliseconds: number) => string {
  const t = useMessages('export');
  const locale = useLocale();
  return (milliseconds) => {
    const moment = new Date(milliseconds);
    const isToday = dateOf(moment) === dateOf(new Date());
    const date = formatDate(dateOf(moment), locale, { dateStyle: 'medium' });
    const time = formatClockTime(clockTimeOf(moment), locale);
    return isToday ? t('momentToday', { time }) : t('momentOn', { date, time });
  };
}
