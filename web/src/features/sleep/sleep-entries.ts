import { defineJournal } from '#core/journal/define-journal.ts';
import { choice, integer, notes, number, optional, time } from '#core/journal/fields.ts';
import { formatMinutes } from '#lib/format-number.ts';
import { averageHours } from './night-hours.ts';
import { sleep } from './sleep.ts';

/** The quality of a night, in the form's order. */
export const sleepQualities = ['restful', 'unrestful', 'delayed', 'wokeUpOften', 'wokeUpAndDidntSleep'] as const;

export type SleepQuality = (typeof sleepQualities)[number];

/**
 * A night: hours or times, quality and notes, all optional. `date` is the day on which the person woke. The times follow
 * sleep diaries (Carney and others 2012, The Consensus Sleep Diary, Sleep 35, 287-302).
 */
export const sleepEntries = defineJournal({
  page: sleep,
  consent: 'health',
  table: 'sleep_entries',
  fields: {
    hours: optional(number({ min: 0, max: 24, step: 0.5, unit: 'hour' })),
    bed_time: optional(time()),
    tried_time: optional(time()),
    minutes_to_fall_asleep: optional(integer({ min: 0, max: 600, step: 5, unit: 'minute' })),
    awakenings: optional(integer({ min: 0, max: 50 })),
    wake_time: optional(time()),
    rise_time: optional(time()),
    quality: optional(choice(sleepQualities)),
    notes: notes(),
  },
  named: ({ hours, quality }, words, locale) =>
    [quality && words(quality), hours !== null && formatMinutes(hours * 60, locale)].filter(Boolean).join(', ') || null,
  statistics: { averageHours },
  exported: [
    'hours',
    'bed_time',
    'tried_time',
    'minutes_to_fall_asleep',
    'awakenings',
    'wake_time',
    'rise_time',
    'quality',
    'notes',
  ],
});
