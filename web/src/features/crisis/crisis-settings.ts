import { optional, text } from '#core/journal/fields.ts';

/** What an alert says in the person's own words; null: the default words of the language. One row each. */
export const crisisSettings = {
  table: 'crisis_settings',
  fields: { message: optional(text({ maxLength: 320 })) },
} as const;
