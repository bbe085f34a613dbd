import { optional, text } from '#core/journal/fields.ts';

/** What happened, in the person's words. Whatever tells of an alert is written by the server. */
export const crisisEvents = {
  table: 'crisis_events',
  fields: { description: optional(text({ maxLength: 2000 })) },
} as const;
