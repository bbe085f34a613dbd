import { defineJournal } from '#core/journal/define-journal.ts';
import { choice, integer, notes, optional, tags, text, time } from '#core/journal/fields.ts';
import { sum } from '#lib/aggregates.ts';
import { activity } from './activity.ts';

/** Activity types in the form's order. For `other`, the form asks for the activity's own name. */
export const activityTypes = ['walking', 'bodybuilding', 'swimming', 'pilates', 'running', 'cycling', 'other'] as const;
/** Ordered from the least intense. */
export const intensities = ['low', 'moderate', 'high'] as const;

export type ActivityType = (typeof activityTypes)[number];
/** `unsaid`: the entry names no intensity. */
export type IntensityOrUnsaid = (typeof intensities)[number] | 'unsaid';

/** An activity entry: type and minutes, with optional intensity and notes. A person may record several a day. */
export const activityEntries = defineJournal({
  page: activity,
  consent: 'health',
  table: 'activity_entries',
  fields: {
    type: choice(activityTypes),
    own_name: optional(text({ maxLength: 80 })),
    duration_minutes: integer({ min: 1, max: 1440, step: 5, unit: 'minute' }),
    intensity: optional(choice(intensities)),
    notes: notes(),
    time: optional(time()),
    tags: tags(),
  },
  named: ({ type, own_name }, words) => own_name ?? words(type),
  statistics: { totalMinutes: (entries) => sum(entries.map((entry) => entry.duration_minutes)) },
  exported: ['type', 'own_name', 'duration_minutes', 'intensity', 'notes', 'time', 'tags'],
});
