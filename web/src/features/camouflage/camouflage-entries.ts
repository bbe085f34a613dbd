import { defineJournal } from '#core/journal/define-journal.ts';
import { choices, integer, optional, text } from '#core/journal/fields.ts';
import { mean } from '#lib/mean.ts';
import { camouflage } from './camouflage.ts';
import { camouflageKinds } from './camouflage-kinds.ts';

/** What an entry is: a situation, and whatever the person wants to say of it; several a day. */
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
    notes: optional(text({ maxLength: 5000 })),
  },
  statistics: { averageEffort: (entries) => mean(entries.map(({ effort }) => effort)) },
  exported: ['situation', 'reason', 'feelings_during', 'feelings_after', 'kinds', 'effort', 'notes'],
});
