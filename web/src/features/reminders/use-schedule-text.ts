import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate, weekdayName } from '#lib/local-date.ts';
import { formatClockTime, momentOf } from '#lib/clock-time.ts';
import { relativeDay } from '#lib/relative-time.ts';
import type { Reminder } from './reminder-list.ts';
import type { ReminderStatus } from './reminder-status.ts';
import { useCallback, useSyncExternalStore } from 'react';

/** A date at most this many days away is named relative to today ("tomorrow"). */
const nearDays = 6;

/** Returns a reminder's day, time and repetition as text: "amanhã, 08:00 · toda semana". */
export function useWhen(reminder: Reminder, status: ReminderStatus): string {
  const t = useMessages('reminders');
  const locale = useLocale();
  const today = useToday();
  const { time, repeat, alarm, day } = reminder;
  const near = (date: CalendarDate) =>
    Math.abs(daysBetween(today, date)) <= nearDays
      ? relativeDay(date, today, locale)
      : formatDate(date, locale, { day: 'numeric', month: 'long' });

  const dayLabel =
    status.kind === 'done'
      ? status.next && t('nextOn', { day: near(status.next) })
      : day === null && repeat === 'never'
        ? t('anyTime')
        : near(status.day);
  const moment = time !== null && status.kind !== 'done' ? formatClockTime(time, locale) : null;
  const rhythm =
    repeat === 'weekdays'
      ? new Intl.ListFormat(locale).format((reminder.weekdays ?? []).map((weekday) => weekdayName(weekday, locale, 'short')))
      : repeat === 'never'
        ? null
        : t(repeat);
  // After its time a reminder has no alarm any more, so the text must not announce one.
  const passed = useHasPassed(time === null || status.kind === 'done' ? null : momentOf(status.day, time));
  const hasAlarm = alarm && status.kind !== 'done' && !passed;
  const parts = [dayLabel, moment, rhythm, hasAlarm ? t('rings') : null];
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}

/**
 * The longest delay that `setTimeout` accepts, in milliseconds. A later moment gets no timer. It is checked when the person
 * returns to the tab.
 */
const longestWait = 2 ** 31 - 1;

/** Whether a moment has passed; false for null. Re-renders at that moment, and when the person returns to the tab. */
export function useHasPassed(moment: Date | null): boolean {
  const at = moment?.getTime() ?? Infinity;
  const follow = useCallback(
    (changed: () => void) => {
      const wait = at - Date.now();
      const timer = wait > 0 && wait <= longestWait ? setTimeout(changed, wait) : undefined;
      document.addEventListener('visibilitychange', changed);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', changed);
      };
    },
    [at],
  );
  return useSyncExternalStore(follow, () => Date.now() >= at);
}
