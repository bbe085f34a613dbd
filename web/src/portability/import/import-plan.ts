import type { ConsentPurpose } from '#core/consent/consent-purposes.ts';
import type { Row, RowValues } from '#core/rows/operation.ts';

/** A table that rows of a file can go to. */
export interface ImportTable {
  readonly table: string;
  /** Adding to it is part of premium. */
  readonly isPremium: boolean;
  /** What its person must have agreed to; null for nothing. */
  readonly purpose: ConsentPurpose | null;
  /** What is taken of a row. */
  readonly columns: readonly string[];
  /** Those of them that hold a day. */
  readonly days: readonly string[];
  /** Those of them that hold an instant. */
  readonly moments: readonly string[];
}

/** Why a row waits: it is not sent, and the file keeps it. */
export type Held = 'premium' | 'pastAppointment' | 'agreement';

/** A row that is there and says something else: what would be written over it. */
export interface Difference {
  readonly mine: Row;
  readonly values: RowValues;
}

/** What an import would do with one table. */
export interface TablePlan {
  readonly table: string;
  readonly added: readonly Row[];
  /** Blanks of the profile that the file fills. Nothing is written over. */
  readonly filled: readonly Difference[];
  readonly same: number;
  readonly differing: readonly Difference[];
  readonly held: Readonly<Record<Held, number>>;
  /** Entries of the file that are no rows, or hold what no column can mean. */
  readonly unreadable: number;
}

/** Who imports, as far as it decides what the database will take. */
export interface Importer {
  readonly id: string;
  /** `profiles.row_seed`: new ids follow from it. */
  readonly rowSeed: string;
  readonly isPremium: boolean;
  readonly agreed: readonly string[];
  readonly now: Date;
}

/** The columns by which a row of a file is known, and those that are the server's own. */
export const identity: readonly string[] = ['id', 'created_at'];
