import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { momentOf } from '#lib/clock-time.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { describeState } from './use-dose-answers.ts';
import { DoseMark } from './dose-mark.tsx';
import { momentTaken } from './moment-taken.ts';
import type { PlannedDose } from './plan-of-day.ts';

/**
 * Shows as text and as a mark whether the person took a dose. A dose without an answer has only the text. If the dose was
 * taken today, the text also says how long ago.
 */
export function DoseAnswer({ day, time, dose }: Pick<PlannedDose, 'day' | 'dose'> & { time: string | null }): ReactNode {
  const t = useMessages('doses');
  const locale = useLocale();
  const today = useToday();
  // oxlint-disable-next-line react/purity -- each render reads the time again, on purpose
  const now = new Date();
  const moment = dose?.state === 'taken' && day >= today ? momentTaken(dose) : null;
  const isToCome = dose === undefined && time !== null && momentOf(day, time) > now;
  const words = dose === undefined ? t(isToCome ? 'toCome' : 'none') : describeState(dose, t, locale);
  return (
    <p className="flex items-center gap-2">
      {/* A dose without an answer has no mark, because an empty ring beside a button would look like another button. */}
      {dose && <DoseMark state={dose.state} />}
      <span className={`first-letter:uppercase inline-block ${dose === undefined ? 'text-muted' : ''}`}>
        {moment !== null && moment <= now ? t('ago', { words, ago: relativeTime(moment, now, locale) }) : words}
      </span>
    </p>
  );
}
