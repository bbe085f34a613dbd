import { defineJournal } from '#core/journal/define-journal.ts';
import { choices, integer, notes, optional, text } from '#core/journal/fields.ts';
import { mean } from '#lib/aggregates.ts';
import { camouflage } from './camouflage.ts';

/**
 * Three ways of camouflaging, named as in research (Hull and others 2019, Journal of Autism and Developmental Disorders 49,
 * 819-833). The app uses only the names, not the items or the score of the questionnaire.
 */
export const camouflageKinds = ['compensation', 'masking', 'assimilation'] as const;

/** Ordered from the least effort. */
export const efforts = [1, 2, 3, 4, 5] as const;

export type Effort = (typeof efforts)[number];

/** The message key of an effort. A value out of range takes the key of the nearest valid effort. */
export const effortKey = (effort: number) => `effort${Math.min(5, Math.max(1, Math.round(effort))) as Effort}` as const;

/**
 * A camouflage entry: a situation in which the person hid or imitated something, with optional details. A person may record
 * several a day.
 */
export const camouflageEntries = defineJournal({
  page: camouflage,
  consent: 'health',
  table: 'camouflage_entries',
  fields: {
    situation: text({ maxLength: 2000 }),
    reason: optional(text({ maxLength: 2000 })),
    feelings_during: optional(text({ maxLength: 2000 })),
    feelings_after: optional(text({ maxLength: 2000 })),
    kinds: optional(choices(camouflageKinds)),
    effort: optional(integer({ min: 1, max: 5 })),
    notes: notes(),
  },
  statistics: { averageEffort: (entries) => mean(entries.map(({ effort }) => effort)) },
  exported: ['situation', 'reason', 'feelings_during', 'feelings_after', 'kinds', 'effort', 'notes'],
});
