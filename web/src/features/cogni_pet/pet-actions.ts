import { defineJournal } from '#core/journal/define-journal.ts';
import { choice } from '#core/journal/fields.ts';
import { cogniPet } from './cogni_pet.ts';

/** What can be done together, all worth the same. */
export const actionKinds = ['feed', 'play', 'rest'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** What was done with the companion; several a day. */
export const petActions = defineJournal({
  page: cogniPet,
  table: 'pet_deeds',
  fields: { kind: choice(actionKinds) },
  statistics: { deeds: (entries) => entries.length || null },
  exported: ['kind'],
});
