import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LanguageCode } from '#core/messages/languages.ts';
import { ReadProblem } from '#core/row-cache/read-problem.ts';
import { useUser } from '#core/session/session.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { loadWords } from '#core/messages/load-words.ts';
import { cachedProgram } from '#core/storage/cached-program.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';
import { useOnline } from '#core/server/use-online.ts';

/** Whether files can be made without a network, and of when their rows would be; in milliseconds since 1970, null: there are none. Null: nothing is said. */
export type Readiness =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'ready'; readonly asOf: number }
  | { readonly kind: 'offline'; readonly asOf: number | null }
  | null;

/**
 * Brings to this device, while there is a network, what files are made of: rows, words, and the program that sets a report. Only where the browser keeps the
 * program itself, and where the person did not ask it to save data.
 */
export function useReadiness(language: LanguageCode, person: string | null): Readiness {
  const [readiness, setReadiness] = useState<Readiness>(null);
  const rows = useRef<RowsByTable>(undefined);
  const userId = useUser()?.id;
  const online = useOnline();
  const kept = useSyncExternalStore(cachedProgram.subscribe, () => cachedProgram.get().kept === true);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const tell = (next: Readiness) => {
      if (!signal.aborted) setReadiness(next);
    };
    if (userId === undefined) return undefined;
    const mayPrepare = online && kept && !savesData();
    void (async () => {
      const { prepareExport, keptForExport, readinessWithoutNetwork, fetchReportParts } = await import('./lazy-parts.ts');
      if (!mayPrepare) return tell(online ? null : await readinessWithoutNetwork(userId, language, loadWords));
      tell({ kind: 'preparing' });
      try {
        rows.current = await prepareExport(
          { language, person, known: rows.current },
          { client: dataClient(), load: loadWords, now: () => new Date(), userId, signal, fetchParts: fetchReportParts },
        );
        const asOf = await keptForExport(userId);
        tell(asOf === null ? null : { kind: 'ready', asOf });
      } catch (problem) {
        const isUnreachable = problem instanceof ReadProblem && problem.kind === 'unreachable';
        tell(isUnreachable ? await readinessWithoutNetwork(userId, language, loadWords) : null);
      }
      // A part of the program did not come: nothing is promised.
    })().catch(() => tell(null));
    return () => ended.abort();
  }, [language, person, userId, online, kept]);
  return readiness;
}

/** Not every browser reports it. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
