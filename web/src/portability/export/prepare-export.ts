import type { LanguageCode } from '#core/messages/languages.ts';
import { keepGathering, readKeptGathering } from '#portability/portable/stored-gathering.ts';
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
 * Brings to this device what any file takes in a language: all rows, unless `known` has them of this visit, the words, the program that sets a report and its
 * faces. Answers the rows. Rejects when a part could not be had.
 */
export async function prepareExport(
  { language, person, known }: Pick<ReportTexts, 'person'> & { language: LanguageCode; known: RowsByTable | undefined },
  { client, load, now, userId, signal, fetchParts }: PrepareDependencies,
): Promise<RowsByTable> {
  const asOf = now().getTime();
  const rows = known ?? (await readEverything(client, portableTables, { signal }));
  if (!known) await keepGathering(userId, portableTables, { rows, asOf, periodOf });
  const words = await loadMessagesOfReport(load, language, portableTables);
  await fetchParts({ language, words, person, rows }, { signal });
  return rows;
}

/**
 * For a person without a network: the age of the rows that files are made of; null if some are missing. Nothing, where the words of this
 * language never came: no file can be made in it, and the rows are no reason.
 */
export async function readinessWithoutNetwork(
  userId: string,
  language: LanguageCode,
  load: FileDependencies['load'],
): Promise<{ readonly kind: 'offline'; readonly asOf: number | null } | null> {
  const asOf = await keptForExport(userId);
  if (asOf === null) return { kind: 'offline', asOf };
  return loadMessagesOfReport(load, language, portableTables).then(
    () => ({ kind: 'offline', asOf }),
    () => null,
  );
}

/** Of when the rows are that this device keeps for files of everything, in milliseconds since 1970; null unless it has all of them. */
export async function keptForExport(userId: string): Promise<number | null> {
  return (await readKeptGathering(userId, portableTables, periodOf))?.asOf ?? null;
}
