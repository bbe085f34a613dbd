import { useEffect, useState } from 'react';
import type { ThoughtAutosave } from './create-thought-autosave.ts';
import type { OpenThought } from './open-thought.ts';
import { placeOf, readUnfinished } from './thought-drafts.ts';

/** How long to wait for another tab's lock, in milliseconds, before the page says that the thought is open there. */
const patience = 1000;

/**
 * Locks the open thought for this tab, and saves it when the page closes or is hidden. Returns whether another tab has the
 * lock.
 */
export function useThoughtLock(autosave: ThoughtAutosave, userId: string | null): boolean {
  const [waitingFor, setWaitingFor] = useState<ThoughtAutosave | null>(null);
  useEffect(() => {
    const waiting = new AbortController();
    const timer = setTimeout(() => setWaitingFor(autosave), patience);
    const claim = claimThought(autosave.get().thought.id, waiting.signal);
    claim.then(
      () => {
        clearTimeout(timer);
        setWaitingFor(null);
        // The draft is read after locking, because the tab that had the lock may have written more.
        autosave.begin(readOwn(userId, autosave));
        // Saves a recovered draft as a row at once. Otherwise it would wait for the person's next change.
        void autosave.save();
      },
      () => undefined,
    );
    // The browser sends the event `storage` only for writes of other tabs. So another tab has written the draft of the open
    // thought.
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
 * The draft of the open thought. A draft that was stored before the first save has `hasRow: false`. If this tab knows that
 * the thought has a row, the result has `hasRow: true`.
 */
function readOwn(userId: string | null, autosave: ThoughtAutosave): OpenThought | undefined {
  const { id, hasRow } = autosave.get().thought;
  const found = readUnfinished(userId, id);
  return found && { ...found, hasRow: found.hasRow || hasRow };
}

/**
 * Acquires the lock for writing a thought. When no other tab has the lock, resolves with a function that releases it.
 * Rejects when `signal` aborts. If a tab closes or crashes, the browser releases its lock. A plain http address has no
 * locks: every tab may write there, and `loseToOtherTab` prevents overwriting.
 */
export function claimThought(id: string, signal: AbortSignal): Promise<() => void> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`cogn-thought:${id}`, { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });
}
