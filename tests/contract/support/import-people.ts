import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import type { ImportTable, TablePlan } from '../../../web/src/portability/import/import-plan.ts';
import { planImport } from '../../../web/src/portability/import/plan-import.ts';
import { runImport, type Batch, type ImportReport } from '../../../web/src/portability/import/run-import.ts';
import type { Row } from '../../../web/src/core/rows/operation.ts';
import { pageClient } from './page-client.ts';
import { exportOf, fromApp, type PortableFile } from './portable-people.ts';
import type { Person } from './rest-server.ts';

interface FileRows {
  readonly rows: ReadonlyMap<string, readonly unknown[]>;
  readonly account: string | null;
  readonly unknown: readonly string[];
  readonly leftOut: number;
}

export const { importTables, exportedOnly } = await fromApp<{
  importTables: readonly ImportTable[];
  exportedOnly: readonly string[];
}>('import/import-tables.ts');
export const { readPortableFile } = await fromApp<{
  readPortableFile: (text: string) => { readonly kind: string; readonly file?: FileRows };
}>('import/read-portable-file.ts');

interface Asked {
  readonly takesFile?: boolean;
  readonly isPremium?: boolean;
  readonly agreed?: readonly string[];
  readonly signal?: AbortSignal;
  readonly progress?: () => void;
}

const everything = ['health', 'spirituality', 'crisis_messages'];

/** Imports a file for a user in the page's steps: serialize, read, plan with the account's rows, and run the plan. */
export async function importFor(
  server: TestServer,
  person: Person,
  content: PortableFile,
  { takesFile = false, isPremium = true, agreed = everything, signal, progress }: Asked = {},
): Promise<{ plan: readonly TablePlan[]; report: ImportReport; batches: readonly Batch[] }> {
  const { file } = readPortableFile(JSON.stringify({ format: 'cogn-export', version: 1, ...content }));
  if (!file) throw new Error('not read');
  const client = pageClient(server, person);
  const mine = await exportOf(server, person);
  const existing = new Map(Object.entries(mine.tables) as [string, readonly Row[]][]);
  const rowSeed = String(mine.tables['profiles']?.[0]?.['row_seed']);
  const importer = { id: person.id, rowSeed, isPremium, agreed, now: server.clock.now() };
  const isForeign = file.account !== null && file.account !== person.id;
  const plan = planImport({ tables: importTables, rows: file.rows, existing, isForeign, importer });
  const batches: Batch[] = [];
  const note = (batch: Batch) => Promise.resolve(void batches.push(batch));
  const report = await runImport(plan, {
    ...{ client, importer, takesFile, note },
    ...(signal && { signal }),
    ...(progress && { progress }),
  });
  return { plan, report, batches };
}
