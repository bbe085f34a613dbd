import { useEffect, useState } from 'react';
import type { ThoughtAutosave } from './create-thought-autosave.ts';
import type { OpenThought } from './open-thought.ts';
import { placeOf, readUnfinished } from './thought-drafts.ts';

/** How long to wait for another tab's lock before the page says that the thought is open there, in milliseconds. */
const patience = 1000;

/**
 * Locks the open thought for this tab, and saves it when the page closes or is hidden. Returns whether another tab has it.
 */
export function useClaim(autosave: ThoughtAutosave, userId: string | null): boolean {
  const [waitingFor, setWaitingFor] = useState<ThoughtAutosave | null>(null);
  useEffect(() => {
    const waiting = new AbortController();
    const timer = setTimeout(() => setWaitingFor(autosave), patience);
    const claim = claimThought(autosave.get().thought.id, waiting.signal);
    claim.then(
      () => {
        clearTimeout(timer);
        setWaitingFor(null);
        // Read after locking: the tab that had the lock may have written more.
        autosave.begin(readOwn(userId, autosave));
        // A recovered draft becomes a row without waiting for another change.
        void autosave.save();
      },
      () => undefined,
    );
    // The `storage` event fires only for writes of other tabs.
    const onStorage = (event: StorageEvent) => {
      if (event.key === placeOf(userId, autosave.get().thought.id)) autosave.loseToOtherTab();
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void autosave.save();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onHidden);
      waiting.abort();
      void autosave
        .finish()
        .then(async () => (await claim)())
        .catch(() => undefined);
    };
  }, [autosave, userId]);
  return waitingFor === autosave;
}

/**
 * The draft of the open thought. A draft from before its row was created does not mention the row; this tab may know of it.
 */
function readOwn(userId: string | null, autosave: ThoughtAutosave): OpenThought | undefined {
  const { id, hasRow } = autosave.get().thought;
  const found = readUnfinished(userId, id);
  return found && { ...found, hasRow: found.hasRow || hasRow };
}

/**
 * Acquires the lock for writing a thought. Resolves with a release function as soon as no other tab has it; rejects when
 * `signal` aborts the wait. A closed or killed tab releases it automatically. If the browser has no locks (a plain http
 * address) every tab acquires it, and `loseToOtherTab` prevents overwriting.
 */
export function claimThought(id: string, signal: AbortSignal): Promise<() => void> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`cogn-thought:${id}`, { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });
}
