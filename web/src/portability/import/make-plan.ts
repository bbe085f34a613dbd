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
  /** The names of tables and fields. */
  readonly messages: ReportMessages;
}

interface PlanDependencies {
  readonly client: DataClient;
  readonly load: LoadMessages;
  readonly language: LanguageCode;
}

/**
 * Reads the account's rows of the tables in the file, and plans the import. Rejects with `ReadProblem` if rows could not be
 * read. Also rejects if messages could not be fetched.
 */
export async function makePlan(
  file: FileRows,
  importer: Importer,
  { client, load, language }: PlanDependencies,
): Promise<Plan> {
  const asked = portableTables.filter(({ table }) => file.rows.has(table));
  const [existing, messages] = await Promise.all([readEverything(client, asked), loadReportMessages(load, language, asked)]);
  const isForeign = file.account !== null && file.account !== importer.id;
  return { messages, tables: planImport({ tables: importTables, rows: file.rows, existing, isForeign, importer }) };
}
