import { optional, text } from '#core/journal/fields.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

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
