import type { LanguageCode } from '#core/messages/languages.ts';
import { writeInstant } from '#lib/instant.ts';
import type { Period } from './period.ts';
import type { RowsByTable } from './read-everything.ts';

/** The value of `format` at the start of every export. */
export const portableFormat = 'cogn-export';
/** The format version that this program writes; docs/cogn-export.schema.json describes it. */
export const portableVersion = 1;

/** A user's rows as a file: every readable column except `user_id`. */
export interface PortableFile {
  readonly format: typeof portableFormat;
  readonly version: number;
  /** When the file was made, as an instant. */
  readonly exported_at: string;
  /** When the rows were read, as an instant, if the file was made offline. */
  readonly records_as_of?: string;
  readonly language: LanguageCode;
  readonly period: Period;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/** Builds the file. Tables without rows are included, so that "no rows" differs from "not exported". */
export function makePortableFile(
  rows: RowsByTable,
  { language, period, now, asOf }: { language: LanguageCode; period: Period; now: Date; asOf?: number | undefined },
): PortableFile {
  return {
    format: portableFormat,
    version: portableVersion,
    exported_at: writeInstant(now),
    ...(asOf !== undefined && { records_as_of: writeInstant(new Date(asOf)) }),
    language,
    period,
    tables: Object.fromEntries(
      [...rows].map(([table, all]) => [table, all.map(({ user_id: _, ...columns }) => columns)] as const),
    ),
  };
}
