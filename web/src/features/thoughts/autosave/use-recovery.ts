import { useEffect, useEffectEvent } from 'react';
import { claimThought } from './use-thought-lock.ts';
import { createThoughtAutosave } from './create-thought-autosave.ts';
import type { OpenThought } from './open-thought.ts';
import { autosaveDependencies, readUnfinished, unfinishedThoughts } from './thought-drafts.ts';

/**
 * Recovers thoughts that a closed or crashed tab left unsaved. `adopt` may open a thought on the page and return true. Every
 * other thought becomes a row. A thought that another tab has open is recovered only after that tab closes without saving.
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
