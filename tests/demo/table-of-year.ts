import type { Random } from './random.ts';
import type { SimulatedDay } from './simulate-year.ts';

/** The columns of a row without id, owner and creation time. */
export type Columns = Readonly<Record<string, unknown>>;

/** Returns the id for a name such as `medication:1`, both for the row itself and for rows that reference it. */
export type IdOf = (name: string) => string;

/** Generates the example year's rows of one table; the file is named after the table. */
export type TableOfYear =
  | {
      /** The entries of one day, earliest first; empty on many days. `at` may be HH:MM, the creation time. */
      readonly ofDay: (day: SimulatedDay, random: Random, idOf: IdOf) => readonly (Columns & { readonly at?: string })[];
      /**
       * For plans: each row is created this many days ahead. So the year also has plans for coming days, and plans on days
       * without records.
       */
      readonly plannedAhead?: number;
    }
  | {
      /** Rows without a date, created before the year began. */
      readonly once: (days: readonly SimulatedDay[], random: Random, idOf: IdOf) => readonly Columns[];
    };
