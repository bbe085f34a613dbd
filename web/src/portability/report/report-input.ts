import type { LanguageCode } from '#core/messages/languages.ts';
import type { Words, LoadMessages } from '#core/messages/message-store.ts';
import type { PortableTable } from '#portability/portable/portable-tables.ts';
import type { Period } from '#portability/portable/period.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';
import { loadNamespaces, namespacesOf } from '#portability/portable/report-messages.ts';

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

/** What a report's characters are known by. */
export type ReportTexts = Pick<ReportInput, 'language' | 'words' | 'person' | 'rows'>;

/** What the worker is asked: to set a report, or to fetch what setting it takes, so that it can be set without a network. */
export type ReportTask =
  { readonly kind: 'make'; readonly input: ReportInput } | { readonly kind: 'fetch'; readonly texts: ReportTexts };

/** What the worker says of its task. Where nothing was to be set there are no bytes. */
export type ReportMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly message: string };

/** Fetches the words of a report about these tables: its own, and those of the pages. Rejects without a network, when they were never fetched before. */
export async function loadMessagesOfReport(
  load: LoadMessages,
  language: LanguageCode,
  tables: readonly PortableTable[],
): Promise<ReportInput['words']> {
  const words = await loadNamespaces(load, language, [...namespacesOf(tables), 'report']);
  return Object.fromEntries([...words].map(([namespace, texts]) => [namespace, texts ?? {}]));
}
