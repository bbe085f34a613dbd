import { choice, date, optional, text } from '#core/journal/fields.ts';

/** Why counting may rest; nobody has to say. */
export const pauseReasons = ['pregnancy', 'contraception', 'other'] as const;

/** The person's pause and the cycles that they left out; one row for each person. Without `paused_since` there is no pause. */
export const menstrualSettings = {
  table: 'menstrual_settings',
  fields: {
    paused_since: optional(date()),
    pause_reason: optional(choice(pauseReasons)),
    /** The first days of cycles that the person leaves out of predictions, separated by spaces. */
    left_out: optional(text({ maxLength: 600 })),
  },
} as const;
