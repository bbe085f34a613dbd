import type { Row, RowValues } from '#core/rows/operation.ts';
import { refusalWord, type RefusalWord } from '#core/outbox/write-problems.ts';
import type { StoredImport } from '#core/storage/device-database.ts';
import { batchesOf, isDecided, sendRows, tooMuchForNow } from '#core/batches/send-rows.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import type { Difference, Importer, TablePlan } from './import-plan.ts';
import { placeInOrder, withReferences } from './import-rules.ts';

/** The data that can revert a batch. It is recorded before the batch is written, because the page may close in between. */
export type Batch = Pick<StoredImport, 'table' | 'added' | 'before'>;

export interface Refused {
  readonly table: string;
  readonly row: RowValues;
  readonly why: RefusalWord;
}

export interface ImportReport {
  readonly added: number;
  readonly changed: number;
  readonly refused: readonly Refused[];
  /**
   * `cut`: the server was unreachable or failed; `paused`: rate limit. Written rows stay. Importing the file again adds the
   * rest.
   */
  readonly end: 'whole' | 'cancelled' | 'cut' | 'paused';
}

interface Run {
  readonly client: DataClient;
  readonly importer: Pick<Importer, 'id' | 'rowSeed'>;
  /** Whether the file's values replace those of the account. */
  readonly takesFile: boolean;
  readonly note: (batch: Batch) => Promise<void>;
  readonly signal?: AbortSignal;
  /** Reports the progress, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** Carries out the plan with the user's own rights. Importing the same file again adds only missing rows. */
export async function runImport(plan: readonly TablePlan[], run: Run): Promise<ImportReport> {
  const { client, importer, takesFile, note, signal, progress } = run;
  const total = plan.reduce((sum, table) => sum + table.added.length + changesOf(table, takesFile).length, 0);
  const renamed = new Map<string, string>();
  const refused: Refused[] = [];
  let added = 0;
  let changed = 0;
  const report = (end: ImportReport['end']): ImportReport => ({ added, changed, refused, end });
  const reportProgress = () => progress?.((added + changed + refused.length) / Math.max(total, 1));

  for (const of of inOrder(plan)) {
    for (const rows of batchesOf(of.added.map((row) => pointed(of.table, row, renamed)))) {
      if (signal?.aborted) return report('cancelled');
      // If another account uses a row's id, the row is inserted under another id. So record both ids for an undo. The undo
      // deletes both, because deleting an absent row does nothing.
      const otherId = (id: string) => derivedUuid(id, importer.rowSeed);
      await note({ table: of.table, added: rows.flatMap(({ id }) => [id, otherId(id)]), before: [] });
      const answer = await sendRows(client, of.table, rows, { userId: importer.id, otherId });
      added += answer.taken.length;
      for (const { sent, as } of answer.taken) renamed.set(`${of.table} ${sent}`, as);
      refused.push(...answer.refused.map(({ row, refusal }) => ({ table: of.table, row, why: refusalWord(refusal) })));
      reportProgress();
      if (answer.end !== 'whole') return report(answer.end);
    }
    for (const { mine, values } of changesOf(of, takesFile)) {
      if (signal?.aborted) return report('cancelled');
      const before = Object.fromEntries(Object.keys(values).map((name) => [name, mine[name] ?? null]));
      await note({ table: of.table, added: [], before: [{ id: mine.id, values: before }] });
      const { data, error, status } = await client.from(of.table).update(values).eq('id', mine.id).select('id');
      if (Array.isArray(data) && data.length > 0) changed += 1;
      else if (!isDecided(status)) return report(status === tooMuchForNow ? 'paused' : 'cut');
      else
        refused.push({
          table: of.table,
          row: { ...mine, ...values },
          why: refusalWord({ code: error?.code ?? '42501', status, at: '' }),
        });
      reportProgress();
    }
  }
  return report('whole');
}

const changesOf = ({ filled, differing }: TablePlan, takesFile: boolean): readonly Difference[] =>
  takesFile ? [...filled, ...differing] : filled;

/** Sorts tables so that rows come after the rows to which they refer. */
function inOrder(plan: readonly TablePlan[]): readonly TablePlan[] {
  return [...plan].sort((one, other) => placeInOrder(one.table) - placeInOrder(other.table));
}

/** The row with its references replaced by the ids under which the referenced rows were inserted. */
const pointed = (table: string, row: Row, renamed: ReadonlyMap<string, string>): Row =>
  withReferences(table, row, (to, id) => renamed.get(`${to} ${id}`) ?? id);
