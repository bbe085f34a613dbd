import { flag, integer, optional, time } from '#core/journal/fields.ts';

/** How alarms ring for this person, of reminders and of medicines: one row each, in the table alarm_settings. */
export const alarmSettings = {
  table: 'alarm_settings',
  fields: {
    quiet_from: optional(time()),
    quiet_to: optional(time()),
    discreet: flag(),
    daily_limit: optional(integer({ min: 1, max: 50 })),
  },
  start: { quiet_from: null, quiet_to: null, discreet: false, daily_limit: null },
} as const;
