import { optional, text, flag } from '#core/journal/fields.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** What happened, in the person's words. Whatever tells of an alert is written by the server. */
export const crisisEvents = {
  table: 'crisis_events',
  fields: { description: optional(text({ maxLength: 2000 })) },
} as const;

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

/** One moment of the history. */
export interface CrisisEvent {
  readonly id: string;
  readonly date: CalendarDate;
  readonly created_at: string;
  readonly description: string | null;
  /** When the server took an alert. Null: no alert belongs to it. */
  readonly alerted_at: string | null;
  /** Whom it was addressed to. */
  readonly contacts: readonly string[];
}

/** So many contacts get an alert, in their order; each message costs the operator money. The server's number is the same. */
export const mostContacts = 10;

/** Somebody whom an alert goes to, as the profile holds them. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

const step = optional(text({ maxLength: 2000 }));

/** A safety plan in six steps (after Stanley and Brown), in the person's own words. One row each; every step can be left out. */
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

/** Where what is typed into the form of the plan is kept on the device. */
export const planDraft = 'crisis:plan';

/** The steps in their order. */
export const planSteps = Object.keys(safetyPlans.fields) as readonly (keyof typeof safetyPlans.fields)[];
