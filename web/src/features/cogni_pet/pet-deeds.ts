import { defineJournal } from '#core/journal/define-journal.ts';
import { choice } from '#core/journal/fields.ts';
import { cogniPet } from './cogni_pet.ts';

/** What can be done together, all worth the same. */
export const deedKinds = ['feed', 'play', 'rest'] as const;
export type DeedKind = (typeof deedKinds)[number];

/** What was done with the companion; several a day. */
export const petDeeds = defineJournal({
  page: cogniPet,
  table: 'pet_deeds',
  fields: { kind: choice(deedKinds) },
  statistics: { deeds: (entries) => entries.length || null },
  exported: ['kind'],
});
