import { useEffect, useEffectEvent } from 'react';
import { claimThought } from './use-thought-lock.ts';
import { createThoughtAutosave } from './create-thought-autosave.ts';
import type { OpenThought } from './open-thought.ts';
import { autosaveDependencies, readUnfinished, unfinishedThoughts } from './thought-drafts.ts';

/**
 * Recovers thoughts that a closed or crashed tab left unsaved. For each, it calls `adopt`, which may open the thought on the
 * page and return true. If `adopt` returns false, the thought is saved as a row. A thought that is open in another tab is
 * recovered only if that tab closes without saving.
 */
export function useRecovery(userId: string | null, openId: string, adopt: (found: OpenThought) => boolean): void {
  const take = useEffectEvent((id: string, letGo: () => void) => {
    const found = id === openId ? undefined : readUnfinished(userId, id);
    if (found === undefined || adopt(found)) letGo();
    else void createThoughtAutosave(autosaveDependencies(userId), found, true).finish().finally(letGo);
  });
  const isOpen = useEffectEvent((id: string) => id === openId);
  useEffect(() => {
    const waiting = new AbortController();
    for (const id of unfinishedThoughts(userId)) {
      if (isOpen(id)) continue;
      claimThought(id, waiting.signal).then(
        (letGo) => (waiting.signal.aborted ? letGo() : take(id, letGo)),
        () => undefined,
      );
    }
    return () => waiting.abort();
  }, [userId]);
}
