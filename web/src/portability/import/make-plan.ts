import type { LanguageCode } from '#core/messages/languages.ts';
import type { LoadMessages } from '#core/messages/message-store.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { portableTables } from '#portability/portable/portable-tables.ts';
import { readEverything } from '#portability/portable/read-everything.ts';
import { loadReportMessages, type ReportMessages } from '#portability/portable/report-messages.ts';
import type { Importer, TablePlan } from './import-plan.ts';
import { importTables } from './import-tables.ts';
import { planImport } from './plan-import.ts';
import type { FileRows } from './read-portable-file.ts';

export interface Plan {
  readonly tables: readonly TablePlan[];
  /** What tables and fields are called. */
  readonly words: ReportMessages;
}

interface World {
  readonly client: DataClient;
  readonly load: LoadMessages;
  readonly language: LanguageCode;
}

/** Looks at what the account has of the file's tables, and plans. Rejects with `ReadProblem`, or when words could not be fetched. */
export async function makePlan(file: FileRows, importer: Importer, { client, load, language }: World): Promise<Plan> {
  const asked = portableTables.filter(({ table }) => file.rows.has(table));
  const [existing, words] = await Promise.all([readEverything(client, asked), loadReportMessages(load, language, asked)]);
  const isForeign = file.account !== null && file.account !== importer.id;
  return { words, tables: planImport({ tables: importTables, rows: file.rows, existing, isForeign, importer }) };
}
