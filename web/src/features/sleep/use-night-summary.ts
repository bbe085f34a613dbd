import { useLocale } from 'use-intl/react';
import { formatMinutes } from '#lib/format-number.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { hoursSlept } from './night-hours.ts';
import type { sleepEntries } from './sleep-entries.ts';

type Night = EntryOf<typeof sleepEntries>;

/** Returns a night's first line and its filled details. */
export function useNightSummary(): { headline: (night: Night) => string; details: (night: Night) => readonly string[] } {
  const t = useMessages('sleep');
  const locale = useLocale();
  const clock = (time: string) => formatClockTime(time, locale);
  return {
    headline(night) {
      const hours = hoursSlept(night);
      const parts = [
        ...(hours === null ? [] : [formatMinutes(hours * 60, locale)]),
        ...(night.quality === null ? [] : [t(night.quality)]),
      ];
      return parts.join(' · ');
    },
    details(night) {
      const { bed_time, tried_time, minutes_to_fall_asleep, awakenings, wake_time, rise_time } = night;
      return [
        ...(bed_time === null ? [] : [t('bedAt', { time: clock(bed_time) })]),
        ...(tried_time === null ? [] : [t('triedAt', { time: clock(tried_time) })]),
        ...(minutes_to_fall_asleep === null
          ? []
          : [t('asleepAfter', { time: formatMinutes(minutes_to_fall_asleep, locale) })]),
        ...(awakenings === null ? [] : [t('awakeningsOf', { count: awakenings })]),
        ...(wake_time === null ? [] : [t('wokeAt', { time: clock(wake_time) })]),
        ...(rise_time === null ? [] : [t('roseAt', { time: clock(rise_time) })]),
      ];
    },
  };
}
