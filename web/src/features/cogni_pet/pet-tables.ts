import { optional, text, choice } from '#core/journal/fields.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { defineJournal } from '#core/journal/define-journal.ts';
import { cogniPet } from './cogni_pet.ts';

/** The companion's name, in the one row that a person has in the table pets. Without one it is called COGN. */
export const pets = {
  table: 'pets',
  fields: { name: optional(text({ maxLength: 40 })) },
} as const;

/** What the server has counted of it. Nothing of it ever gets smaller. */
export interface PetRow {
  readonly name: string | null;
  readonly entry_points: number;
  readonly deed_points: number;
  /** Actions of this day and later are not within `deed_points`. */
  readonly counted_to: CalendarDate | null;
  readonly seen_level: number;
}

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

/** The companion's replies to each action, in rotation. */
const ways = [1, 2, 3] as const;

/**
 * The message key of the reply to the last action. Never the same twice in a row, because a screen reader announces only
 * changed text.
 */
export function sayingOf(done: readonly ActionKind[], last: ActionKind): `${ActionKind}${(typeof ways)[number]}` {
  const times = done.filter((kind) => kind === last).length;
  return `${last}${ways[(times + ways.length - 1) % ways.length] ?? 1}`;
}
