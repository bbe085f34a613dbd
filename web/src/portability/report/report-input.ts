import type { LanguageCode } from '#core/messages/languages.ts';
import type { Messages, LoadMessages } from '#core/messages/message-store.ts';
import type { PortableTable } from '#portability/portable/portable-tables.ts';
import type { Period } from '#portability/portable/period.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';
import { loadNamespaces, namespacesOf } from '#portability/portable/report-messages.ts';
import { loadOfficialTexts, officialTexts } from './official-texts.ts';

/** The plain data of a report, which can be posted to a worker. */
export interface ReportInput {
  readonly language: LanguageCode;
  /** The language of the app, in which the person probably wrote. */
  readonly writtenIn: LanguageCode;
  /** The messages of the report and its tables' pages, by namespace, and the official texts that the report quotes. */
  readonly messages: Readonly<Record<string, Messages>>;
  /** The user's name, which the first page shows; null if unknown. */
  readonly person: string | null;
  readonly period: Period;
  readonly tables: readonly PortableTable[];
  /** Those of `tables` whose records follow the summary. Empty for the summary only. */
  readonly appendix: readonly PortableTable[];
  readonly rows: RowsByTable;
  /** Rows of the days before the period, as many days as the period has. Empty if the period has no beginning. */
  readonly before: RowsByTable;
  /** When the report is made, in ms since 1970. */
  readonly now: number;
  /** When the rows were read, in ms since 1970, if the report is made offline. */
  readonly asOf?: number;
}

/** The data that determines which characters a report needs. */
export type ReportTexts = Pick<ReportInput, 'language' | 'messages' | 'person' | 'rows'>;

/** The worker's task: make a report, or only fetch its parts for offline use. */
export type ReportTask =
  | { readonly kind: 'make'; readonly input: ReportInput }
  | { readonly kind: 'fetch'; readonly texts: ReportTexts };

/** The worker's messages. A `fetch` task returns no bytes. */
export type ReportMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly message: string };

/** The pages whose messages the summary uses (titles, fields, choices), even if the export does not include these pages. */
const pagesOfSummary = [
  'profile',
  'crisis',
  'analysis',
  'mood',
  'sleep',
  'medications',
  'social',
  'menstrual',
  'daily',
  'visit',
  'questionnaires',
];

/** Fetches the messages of a report about these tables. Rejects offline if they were never fetched before. */
export async function loadMessagesOfReport(
  load: LoadMessages,
  language: LanguageCode,
  tables: readonly PortableTable[],
): Promise<ReportInput['messages']> {
  const namespaces = new Set([...namespacesOf(tables), ...pagesOfSummary, 'report', 'summary', 'plan-history']);
  const [messages, quoted] = await Promise.all([
    loadNamespaces(load, language, [...namespaces]),
    loadOfficialTexts(language),
  ]);
  return {
    ...Object.fromEntries([...messages].map(([namespace, texts]) => [namespace, texts ?? {}])),
    [officialTexts]: quoted,
  };
}
