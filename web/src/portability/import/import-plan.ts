import type { ConsentPurpose } from '#core/consent/consent-purposes.ts';
import type { Row, RowValues } from '#core/rows/operation.ts';

/** A table that can receive rows of a file. */
export interface ImportTable {
  readonly table: string;
  /** Whether inserting into this table needs premium. */
  readonly isPremium: boolean;
  /** The consent that this table needs; null if it needs none. */
  readonly purpose: ConsentPurpose | null;
  /** The columns that are imported. */
  readonly columns: readonly string[];
  /** The columns that hold a date. */
  readonly days: readonly string[];
  /** The columns that hold an instant. */
  readonly moments: readonly string[];
}

/** Why an import leaves a row out. A later import of the same file includes the row once the reason no longer applies. */
export type BlockedReason = 'premium' | 'pastAppointment' | 'agreement';

/**
 * A row of the account (`mine`) and the values of the file that differ from it. The import can replace the row's values by
 * them.
 */
export interface Difference {
  readonly mine: Row;
  readonly values: RowValues;
}

/** What an import would do with one table. */
export interface TablePlan {
  readonly table: string;
  readonly added: readonly Row[];
  /** Blank columns of the profile that the file fills. Nothing is overwritten. */
  readonly filled: readonly Difference[];
  readonly same: number;
  readonly differing: readonly Difference[];
  readonly blocked: Readonly<Record<BlockedReason, number>>;
  /** The number of the file's records that are not rows, or that contain a value that our pages cannot show (`isReadable`). */
  readonly unreadable: number;
}

/** Facts about the importing user that decide what the database accepts. */
export interface Importer {
  readonly id: string;
  /** `profiles.row_seed`, from which new ids are derived. */
  readonly rowSeed: string;
  readonly isPremium: boolean;
  readonly agreed: readonly string[];
  readonly now: Date;
}

/** The columns that an import never changes in an existing row. */
export const identity: readonly string[] = ['id', 'created_at'];
