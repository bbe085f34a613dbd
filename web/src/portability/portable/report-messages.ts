import { createTranslator } from 'use-intl/core';
import { htmlLang, type LanguageCode } from '#core/messages/languages.ts';
import type { LoadMessages, Messages } from '#core/messages/message-store.ts';
import type { Namespaces } from '#core/messages/namespaces.ts';
import type { PortableTable } from './portable-tables.ts';

type Own = Namespaces['portable'];

/** The keys of messages without placeholders. The build compiles the other messages, so that they are no text until formatted. */
type PlainKey = { [Key in keyof Own]: Own[Key] extends `${string}{${string}` ? never : Key }[keyof Own];

/** The messages of a report in the report's language, which may differ from the language of the interface. */
export interface ReportMessages {
  readonly language: LanguageCode;
  /** The locale for `Intl` and `lang`. */
  readonly locale: string;
  /** A plain message of the namespace `portable`. */
  own<Key extends keyof Own>(key: Key & PlainKey): string;
  /** A value of a scale from 1 to 5 with the scale's end, as in "2 de 5". */
  ofFive(value: string): string;
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
  const locale = htmlLang(language);
  const own = Object.fromEntries(messages) as unknown as Pick<Namespaces, 'portable'>;
  const translate = () => createTranslator({ locale, messages: own, namespace: 'portable', timeZone: 'UTC' });
  // Created when needed, because some callers fetch no messages of `portable`.
  let t: ReturnType<typeof translate> | undefined;
  return {
    ...{ language, locale, text },
    own: (key) => text('portable', key),
    ofFive: (value) => (t ??= translate())('ofFive', { value }),
  };
}
