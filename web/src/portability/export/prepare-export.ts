import type { LanguageCode } from '#core/messages/languages.ts';
import { storeGathering, readStoredGathering } from '#portability/portable/stored-export-rows.ts';
import { wholeTime } from '#portability/portable/period.ts';
import { portableTables } from '#portability/portable/portable-tables.ts';
import { readEverything, type RowsByTable } from '#portability/portable/read-everything.ts';
import { type ReportTexts, loadMessagesOfReport } from '#portability/report/report-input.ts';
import type { FileDependencies } from './make-export.ts';

interface PrepareDependencies extends Pick<FileDependencies, 'client' | 'load' | 'now'> {
  readonly userId: string;
  readonly signal: AbortSignal;
  readonly fetchParts: (texts: ReportTexts, running: { readonly signal: AbortSignal }) => Promise<void>;
}

const periodOf = () => wholeTime;

/**
 * Stores on this device everything that an offline export needs: rows (unless `known` has them), messages, the report's
 * code and its fonts. Returns the rows. Rejects if a part could not be fetched.
 */
export async function prepareExport(
  { language, person, known }: Pick<ReportTexts, 'person'> & { language: LanguageCode; known: RowsByTable | undefined },
  { client, load, now, userId, signal, fetchParts }: PrepareDependencies,
): Promise<RowsByTable> {
  const asOf = now().getTime();
  const rows = known ?? (await readEverything(client, portableTables, { signal }));
  if (!known) await storeGathering(userId, portableTables, { rows, asOf, periodOf });
  const messages = await loadMessagesOfReport(load, language, portableTables);
  await fetchParts({ language, messages, person, rows }, { signal });
  return rows;
}

/**
 * Whether an offline device can make exports. `asOf` is when the stored rows were read; it is null if some rows are missing.
 * Returns null instead of an object if all rows are stored but the messages of this language are not.
 */
export async function readinessWithoutNetwork(
  userId: string,
  language: LanguageCode,
  load: FileDependencies['load'],
): Promise<{ readonly kind: 'offline'; readonly asOf: number | null } | null> {
  const asOf = await storedExportTime(userId);
  if (asOf === null) return { kind: 'offline', asOf };
  return loadMessagesOfReport(load, language, portableTables).then(
    () => ({ kind: 'offline', asOf }),
    () => null,
  );
}

/** When the stored rows for a complete export were read, in ms since 1970. Null if this device lacks some rows. */
export async function storedExportTime(userId: string): Promise<number | null> {
  return (await readStoredGathering(userId, portableTables, periodOf))?.asOf ?? null;
}
