import { htmlLang, type LanguageCode } from '#core/messages/languages.ts';
import type { LoadMessages, Words } from '#core/messages/message-store.ts';
import type { Namespaces } from '#core/messages/namespaces.ts';
import type { PortableTable } from './portable-tables.ts';

/** The words of a report, in its own language, whatever the interface speaks. */
export interface ReportMessages {
  readonly language: LanguageCode;
  /** For `Intl` and `lang`. */
  readonly locale: string;
  /** A word of reports themselves. */
  own<Key extends keyof Namespaces['portable']>(key: Key): string;
  /** A plain word of a page's namespace. A test holds that none is missing; if one is, its key shows. */
  word(namespace: string, key: string): string;
}

/** The message namespaces of these tables: their pages', and those of related parts. */
export function namespacesOf(tables: readonly PortableTable[]): readonly string[] {
  return [...new Set(['portable', 'safety-plan', 'deliveries', ...tables.map(({ page }) => page)])];
}

/** Fetches the words of a report about these tables. Rejects without a network, when they were never fetched before. */
export async function loadReportMessages(
  load: LoadMessages,
  language: LanguageCode,
  tables: readonly PortableTable[],
): Promise<ReportMessages> {
  return reportMessagesOf(language, await loadNamespaces(load, language, namespacesOf(tables)));
}

/** Fetches words as they are, by namespace. */
export async function loadNamespaces(
  load: LoadMessages,
  language: LanguageCode,
  namespaces: readonly string[],
): Promise<ReadonlyMap<string, Words | undefined>> {
  return new Map(
    await Promise.all(namespaces.map(async (namespace) => [namespace, await load(language, namespace)] as const)),
  );
}

/** The words of a report, of namespaces that were fetched. */
export function reportMessagesOf(language: LanguageCode, words: ReadonlyMap<string, Words | undefined>): ReportMessages {
  const word = (namespace: string, key: string) => {
    const found = words.get(namespace)?.[key];
    return typeof found === 'string' ? found : key;
  };
  return { language, locale: htmlLang(language), word, own: (key) => word('portable', key) };
}
