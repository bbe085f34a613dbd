import type { Random } from './random.ts';
import type { SimulatedDay } from './simulate-year.ts';

/** The columns of a row without its id, its person and its moment of making. */
export type Columns = Readonly<Record<string, unknown>>;

/** The id of a row by a name of one's own, such as `medication:1`: the row that gives itself this id, and those that point at it. */
export type IdOf = (name: string) => string;

/** How the example year fills one table; the file is named after the table. */
export type TableOfYear =
  | {
      /** The records of one day, earliest first; none on many days. `at` may be given as HH:MM, the time of making. */
      readonly ofDay: (day: SimulatedDay, random: Random, idOf: IdOf) => readonly (Columns & { readonly at?: string })[];
      /**
       * For what is planned: so many days ahead each row is made. The year then holds those of the days to come too, and silent days lose none.
       */
      readonly plannedAhead?: number;
    }
  | {
      /** Rows without a day of their own, made before the year began. */
      readonly once: (days: readonly SimulatedDay[], random: Random, idOf: IdOf) => readonly Columns[];
    };
