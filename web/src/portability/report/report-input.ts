import type { LanguageCode } from '#core/messages/languages.ts';
import type { Words } from '#core/messages/message-store.ts';
import type { PortableTable } from '#portability/portable/portable-tables.ts';
import type { Period } from '#portability/portable/period.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';

/** What a report is made of: plain data, so that it can be handed to a worker. */
export interface ReportInput {
  readonly language: LanguageCode;
  /** The words of the report and of the pages that its tables belong to, by namespace. */
  readonly words: Readonly<Record<string, Words>>;
  /** The name on the first page; null where none is known. */
  readonly person: string | null;
  readonly period: Period;
  readonly tables: readonly PortableTable[];
  readonly rows: RowsByTable;
  /** Rows of the time just before the period, as long as it is; empty where the period has no beginning. */
  readonly before: RowsByTable;
  /** When it is made, as an instant in milliseconds. */
  readonly now: number;
  /** When the rows were read, if that was before: it is made without a network. In milliseconds. */
  readonly asOf?: number;
}
