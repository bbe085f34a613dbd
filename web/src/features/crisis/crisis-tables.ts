import { optional, text, flag } from '#core/journal/fields.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** What happened, in the person's words. The server writes the columns about the alert. */
export const crisisEvents = {
  table: 'crisis_events',
  fields: { description: optional(text({ maxLength: 2000 })) },
} as const;

/** The person's alert settings; one row for each person. */
export const crisisSettings = {
  table: 'crisis_settings',
  fields: {
    /** The person's own message; null: the default message of the language. */
    message: optional(text({ maxLength: 320 })),
    /** Whether alerts carry the person's phone number. */
    share_phone: flag(),
  },
} as const;

/** One event of the history. */
export interface CrisisEvent {
  readonly id: string;
  readonly date: CalendarDate;
  readonly created_at: string;
  readonly description: string | null;
  /** When the server accepted an alert; null without an alert. */
  readonly alerted_at: string | null;
  /** The recipients' names. */
  readonly contacts: readonly string[];
}

/**
 * The most contacts of one alert, in their order, because each message costs the operator money. The server has the same
 * limit.
 */
export const mostContacts = 10;

/** A recipient of alerts, from the profile. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

const step = optional(text({ maxLength: 2000 }));

/** A safety plan in six steps (after Stanley and Brown), in the person's own words. One row each; every step is optional. */
export const safetyPlans = {
  table: 'safety_plans',
  fields: {
    warning_signs: step,
    own_ways: step,
    people_and_places: step,
    people_to_ask: step,
    professionals: step,
    safer_place: step,
  },
} as const;

/** The device's key for the draft of the plan's form. */
export const planDraft = 'crisis:plan';

/** The steps in their order. */
export const planSteps = Object.keys(safetyPlans.fields) as readonly (keyof typeof safetyPlans.fields)[];
