import type { LanguageCode } from '#core/messages/languages.ts';
import type { LoadMessages } from '#core/messages/message-store.ts';
import type { Row } from '#core/rows/operation.ts';
import { entryText } from '#portability/portable/entry-text.ts';
import { namingOfTags } from '#portability/portable/name-tags.ts';
import { nameTable } from '#portability/portable/name-table.ts';
import { portableTables } from '#portability/portable/portable-tables.ts';
import { loadNamespaces, reportMessagesOf } from '#portability/portable/report-messages.ts';

/** What describes the entries of a table: its name, and a function that writes an entry in one text. */
export async function describeMarked(language: LanguageCode, table: string, load: LoadMessages) {
  const of = portableTables.find((each) => each.table === table);
  if (!of) return null;
  const messages = reportMessagesOf(language, await loadNamespaces(load, language, ['portable', of.page]));
  return {
    name: nameTable(of, messages),
    /** `tags` are the rows of the person's tags, whose names the text contains. */
    text: (entry: Row, tags: readonly Row[], named: (name: string, value: string) => string) =>
      entryText(of, namingOfTags(tags)(entry), messages, named),
  };
}
