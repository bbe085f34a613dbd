import { optional, text, flag } from '#core/journal/fields.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** The table of crisis events. The person writes what happened; the server writes the columns about the alert. */
export const crisisEvents = {
  table: 'crisis_events',
  fields: { description: optional(text({ maxLength: 2000 })) },
} as const;

/** The person's alert settings; one row for each person. */
export const crisisSettings = {
  table: 'crisis_settings',
  fields: {
    /** The message that the person wrote; null for the default one. */
    message: optional(text({ maxLength: 320 })),
    /** Whether alerts carry the person's phone number. */
    share_phone: flag(),
  },
} as const;

/** A crisis event: what happened, with or without an alert. */
export interface CrisisEvent {
  readonly id: string;
  readonly date: CalendarDate;
  readonly created_at: string;
  readonly description: string | null;
  /** When the server accepted the alert; null if there was none. */
  readonly alerted_at: string | null;
  /** The recipients' names. */
  readonly contacts: readonly string[];
}

/** An emergency contact from the profile. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

const step = optional(text({ maxLength: 2000 }));

/** A safety plan in six optional steps (after Stanley and Brown), in the person's own words. Each person has one row. */
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

/** The key of the plan form's draft on this device. */
export const planDraft = 'crisis:plan';

/** The plan's steps in order. */
export const planSteps = Object.keys(safetyPlans.fields) as readonly (keyof typeof safetyPlans.fields)[];
