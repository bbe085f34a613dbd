import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Readiness } from './use-readiness.ts';
import { useLocale } from 'use-intl/react';
import { dateOf, formatDate } from '#lib/local-date.ts';
import { clockTimeOf, formatClockTime } from '#lib/clock-time.ts';

/** Says in one sentence whether files can be made offline, and how old their records would be. */
export function ReadinessLine({ readiness }: { readiness: Readiness }): ReactNode {
  const t = useMessages('export');
  const momentLabel = useMomentLabel();
  const sentence = () => {
    if (readiness === null) return null;
    if (readiness.kind === 'preparing') return t('preparing');
    if (readiness.kind === 'ready') return t('ready', { moment: momentLabel(readiness.asOf) });
    return readiness.asOf === null ? t('offlineNone') : t('offlineKept', { moment: momentLabel(readiness.asOf) });
  };
  // Reserve two lines, so that the elements below do not move when the sentence appears.
  return (
    <p role="status" className="min-h-14 text-muted">
      {sentence()}
    </p>
  );
}

/** Formats a moment within a sentence: today at 14:20, or a date and a time. */
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
