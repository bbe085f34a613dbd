import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Readiness } from './use-readiness.ts';
import { useLocale } from 'use-intl/react';
import { dateOf, formatDate } from '#lib/local-date.ts';
import { clockTimeOf, formatClockTime } from '#lib/clock-time.ts';

/** One calm sentence: whether files can be made without a network, and of when their records would be. */
export function ReadinessLine({ readiness }: { readiness: Readiness }): ReactNode {
  const t = useMessages('export');
  const inWords = useMomentLabel();
  const sentence = () => {
    if (readiness === null) return null;
    if (readiness.kind === 'preparing') return t('preparing');
    if (readiness.kind === 'ready') return t('ready', { moment: inWords(readiness.asOf) });
    return readiness.asOf === null ? t('offlineNone') : t('offlineKept', { moment: inWords(readiness.asOf) });
  };
  // Two lines are kept free for it: what stands around it must not jump.
  return (
    <p role="status" className="min-h-[3.2em] text-muted">
      {sentence()}
    </p>
  );
}

/** A moment as a sentence has it: today at 14:20, or a date and a time. */
export function useMomentLabel(): (milliseconds: number) => string {
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
