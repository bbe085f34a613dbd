import type { LanguageCode } from '#core/messages/languages.ts';
import { writeInstant } from '#lib/instant.ts';
import type { Period } from './period.ts';
import type { RowsByTable } from './read-everything.ts';

/** What a file of a person's own data says first. */
export const portableFormat = 'cogn-export';
/** The newest form of the file that this program writes. docs/cogn-export.schema.json describes it. */
export const portableVersion = 1;

/** A person's rows as a file: every column that they may read but whose they are. */
export interface PortableFile {
  readonly format: typeof portableFormat;
  readonly version: number;
  /** An instant. */
  readonly exported_at: string;
  /** An instant, where the rows were read before: the file was made without a network. */
  readonly records_as_of?: string;
  readonly language: LanguageCode;
  readonly period: Period;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/** Puts rows together into a file. Tables without rows stand in it as well, so that "no rows" differs from "not exported". */
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
