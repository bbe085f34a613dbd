import { htmlLang, type LanguageCode } from '#core/messages/languages.ts';
import type { LoadMessages, Messages } from '#core/messages/message-store.ts';
import type { Namespaces } from '#core/messages/namespaces.ts';
import type { PortableTable } from './portable-tables.ts';

/** The messages of a report in the report's language, which may differ from the language of the interface. */
export interface ReportMessages {
  readonly language: LanguageCode;
  /** The locale for `Intl` and `lang`. */
  readonly locale: string;
  /** A message of the namespace `portable`. */
  own<Key extends keyof Namespaces['portable']>(key: Key): string;
  /** A plain message of a page's namespace, or the key if it is missing. A test checks that none is missing. */
  text(namespace: string, key: string): string;
}

/** The message namespaces that these tables need. */
export function namespacesOf(tables: readonly PortableTable[]): readonly string[] {
  return [...new Set(['portable', 'fhir', 'safety-plan', 'deliveries', ...tables.map(({ page }) => page)])];
}

/** Fetches the messages of a report. Rejects offline if they were never fetched before. */
export async function loadReportMessages(
  load: LoadMessages,
  language: LanguageCode,
  tables: readonly PortableTable[],
): Promise<ReportMessages> {
  return reportMessagesOf(language, await loadNamespaces(load, language, namespacesOf(tables)));
}

export async function loadNamespaces(
  load: LoadMessages,
  language: LanguageCode,
  namespaces: readonly string[],
): Promise<ReadonlyMap<string, Messages | undefined>> {
  return new Map(
    await Promise.all(namespaces.map(async (namespace) => [namespace, await load(language, namespace)] as const)),
  );
}

export function reportMessagesOf(
  language: LanguageCode,
  messages: ReadonlyMap<string, Messages | undefined>,
): ReportMessages {
  const text = (namespace: string, key: string) => {
    const found = messages.get(namespace)?.[key];
    return typeof found === 'string' ? found : key;
  };
  return { language, locale: htmlLang(language), text, own: (key) => text('portable', key) };
}
