import { optional, text, choice } from '#core/journal/fields.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { defineJournal } from '#core/journal/define-journal.ts';
import { cogniPet } from './cogni_pet.ts';
import { allOf, type Chosen } from './finds.ts';

/** The companion's row in the table `pets`, one for each person. Without a name the companion is called COGN. */
export const pets = {
  table: 'pets',
  fields: {
    name: optional(text({ maxLength: 40 })),
    look: optional(choice(allOf('look'))),
    place: optional(choice(allOf('place'))),
    thing: optional(choice(allOf('thing'))),
  },
} as const;

/** The companion's row as the page reads it. The server computes the points, and it never lowers points or `seen_level`. */
export interface PetRow extends Chosen {
  readonly name: string | null;
  readonly entry_points: number;
  readonly action_points: number;
  /** The first day whose actions `action_points` does not include yet; null before the first count. */
  readonly counted_to: CalendarDate | null;
  readonly seen_level: number;
}

/** The kinds of actions. Every kind earns the same points. */
export const actionKinds = ['feed', 'play', 'rest'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** The person's actions with the companion. There may be several a day. */
export const petActions = defineJournal({
  page: cogniPet,
  table: 'pet_actions',
  fields: { kind: choice(actionKinds) },
  statistics: { actions: (entries) => entries.length || null },
  exported: ['kind'],
});

/** The numbers of the three replies to each action. The page shows the three in turn. */
const ways = [1, 2, 3] as const;

/**
 * The message key of the reply to the last action. Two replies in a row differ, because a screen reader announces only
 * changed text.
 */
export function sayingOf(done: readonly ActionKind[], last: ActionKind): `${ActionKind}${(typeof ways)[number]}` {
  const times = done.filter((kind) => kind === last).length;
  return `${last}${ways[(times + ways.length - 1) % ways.length] ?? 1}`;
}
