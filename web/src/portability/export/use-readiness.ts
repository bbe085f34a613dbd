import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LanguageCode } from '#core/messages/languages.ts';
import { ReadProblem } from '#core/row-cache/read-problem.ts';
import { useUser } from '#core/session/session.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { loadMessages } from '#core/messages/load-messages.ts';
import { offlineAppState } from '#core/storage/offline-app-state.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';
import { useOnline } from '#core/server/use-online.ts';

/**
 * How far this device is prepared for offline exports. `preparing`: the device is storing the rows, messages and code that
 * they need; `ready`: everything is stored; `offline`: the server is unreachable; null: the form shows no sentence about
 * offline exports. `asOf` is when the stored rows were read, in ms since 1970; null if rows are missing.
 */
export type Readiness =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'ready'; readonly asOf: number }
  | { readonly kind: 'offline'; readonly asOf: number | null }
  | null;

/**
 * While the device is online, stores everything that an offline export needs: rows, messages and the report's code. It
 * does so only if the browser caches the app and the user did not turn on data saving.
 */
export function useReadiness(language: LanguageCode, person: string | null): Readiness {
  const [readiness, setReadiness] = useState<Readiness>(null);
  const rows = useRef<RowsByTable>(undefined);
  const userId = useUser()?.id;
  const online = useOnline();
  const isCached = useSyncExternalStore(offlineAppState.subscribe, () => offlineAppState.get().isCached === true);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const update = (next: Readiness) => {
      if (!signal.aborted) setReadiness(next);
    };
    if (userId === undefined) return undefined;
    const mayPrepare = online && isCached && !savesData();
    void (async () => {
      const { prepareExport, storedExportTime, readinessWithoutNetwork, fetchReportParts } = await import('./lazy-parts.ts');
      if (!mayPrepare) return update(online ? null : await readinessWithoutNetwork(userId, language, loadMessages));
      update({ kind: 'preparing' });
      try {
        rows.current = await prepareExport(
          { language, person, known: rows.current },
          { client: dataClient(), load: loadMessages, now: () => new Date(), userId, signal, fetchParts: fetchReportParts },
        );
        const asOf = await storedExportTime(userId);
        update(asOf === null ? null : { kind: 'ready', asOf });
      } catch (problem) {
        const isUnreachable = problem instanceof ReadProblem && problem.kind === 'unreachable';
        update(isUnreachable ? await readinessWithoutNetwork(userId, language, loadMessages) : null);
      }
      // If a chunk could not be fetched, the form shows no sentence about offline exports.
    })().catch(() => update(null));
    return () => ended.abort();
  }, [language, person, userId, online, isCached]);
  return readiness;
}

/** Whether the user turned on data saving. False if the browser does not report this setting. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
