import { choice, date, optional } from '#core/journal/fields.ts';

/** Why counting may rest; nobody has to say. */
export const pauseReasons = ['pregnancy', 'contraception', 'other'] as const;

/** The person's own pause: one row each, in the table menstrual_settings. Without a day there is none. */
export const menstrualSettings = {
  table: 'menstrual_settings',
  fields: { paused_since: optional(date()), pause_reason: optional(choice(pauseReasons)) },
} as const;
