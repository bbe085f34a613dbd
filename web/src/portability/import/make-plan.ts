import type { LanguageCode } from '#core/messages/languages.ts';
import type { LoadMessages } from '#core/messages/message-store.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { portableTables } from '#portability/portable/portable-tables.ts';
import { readEverything } from '#portability/portable/read-everything.ts';
import { loadReportMessages, type ReportMessages } from '#portability/portable/report-messages.ts';
import type { Importer, TablePlan } from './import-plan.ts';
import { importTables } from './import-tables.ts';
import type { Row } from '#core/rows/operation.ts';
import { tagsTable } from '#shared-features/tags/tag-rows.ts';
import { planImport } from './plan-import.ts';
import type { FileRows } from './read-portable-file.ts';

export interface Plan {
  readonly tables: readonly TablePlan[];
  /** The tags of the account and of the file, to name them in the preview. */
  readonly tags: readonly Row[];
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
  const planned = planImport({ tables: importTables, rows: file.rows, existing, isForeign, importer });
  const tags = planned.find(({ table }) => table === tagsTable)?.added ?? [];
  return { messages, tables: planned, tags: [...(existing.get(tagsTable) ?? []), ...tags] };
}
