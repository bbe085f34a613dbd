import type { LanguageCode } from '#core/messages/languages.ts';
import type { LoadMessages } from '#core/messages/message-store.ts';
import type { PortableTable } from '#portability/portable/portable-tables.ts';
import { loadNamespaces, namespacesOf } from '#portability/portable/report-words.ts';
import type { ReportInput } from './report-input.ts';

/** Fetches the words of a report about these tables: its own, and those of the pages. Rejects without a network, when they were never fetched before. */
export async function loadWordsOfReport(
  load: LoadMessages,
  language: LanguageCode,
  tables: readonly PortableTable[],
): Promise<ReportInput['words']> {
  const words = await loadNamespaces(load, language, [...namespacesOf(tables), 'report']);
  return Object.fromEntries([...words].map(([namespace, texts]) => [namespace, texts ?? {}]));
}
