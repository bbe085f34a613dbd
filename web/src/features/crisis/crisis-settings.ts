import { flag, optional, text } from '#core/journal/fields.ts';

/** The person's settings of alerts; one row for each person. */
export const crisisSettings = {
  table: 'crisis_settings',
  fields: {
    /** The person's own message; null: the default message of the language. */
    message: optional(text({ maxLength: 320 })),
    /** Whether alerts carry the person's phone number. */
    share_phone: flag(),
  },
} as const;
