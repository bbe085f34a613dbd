import type { Random } from './random.ts';
import type { SimulatedDay } from './simulate-year.ts';

/** The columns of a row, without id, owner and creation time. */
export type Columns = Readonly<Record<string, unknown>>;

/** Returns the id for a name such as `medication:1`. The row itself and the rows that reference it use the same name. */
export type IdOf = (name: string) => string;

/** Generates one table's rows of the example year. The module in `tables/` has the name of the table. */
export type TableOfYear =
  | {
      /** The entries of one day, earliest first; often none. `at` is the creation time as HH:MM. */
      readonly ofDay: (day: SimulatedDay, random: Random, idOf: IdOf) => readonly (Columns & { readonly at?: string })[];
      /**
       * For tables of plans: each row is created this many days before its date. So the example also has plans for future days,
       * and plans on days without records.
       */
      readonly plannedAhead?: number;
    }
  | {
      /** Rows without a date, created before the year began. */
      readonly once: (days: readonly SimulatedDay[], random: Random, idOf: IdOf) => readonly Columns[];
    };
