import { useEffect, useState } from 'react';
import type { Keeper } from './create-keeper.ts';
import type { OpenThought } from './open-thought.ts';
import { placeOf, readUnfinished } from './thought-drafts.ts';

/** How long another tab may take to let go before it is said that the thought is open there, in milliseconds. */
const patience = 1000;

/**
 * Holds the open thought for this tab and saves it when the page lets go of it or is hidden. Answers whether another tab has it.
 */
export function useClaim(keeper: Keeper, userId: string | null): boolean {
  const [waitingFor, setWaitingFor] = useState<Keeper | null>(null);
  useEffect(() => {
    const waiting = new AbortController();
    const timer = setTimeout(() => setWaitingFor(keeper), patience);
    const claim = claimThought(keeper.get().thought.id, waiting.signal);
    claim.then(
      () => {
        clearTimeout(timer);
        setWaitingFor(null);
        // Read only now: whoever had it until this moment may have written more.
        keeper.begin(readOwn(userId, keeper));
        // What was found unfinished becomes a row without waiting for another letter.
        void keeper.save();
      },
      () => undefined,
    );
    // Told only of what other tabs write.
    const onStorage = (event: StorageEvent) => {
      if (event.key === placeOf(userId, keeper.get().thought.id)) keeper.loseToOtherTab();
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void keeper.save();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onHidden);
      waiting.abort();
      void keeper
        .finish()
        .then(async () => (await claim)())
        .catch(() => undefined);
    };
  }, [keeper, userId]);
  return waitingFor === keeper;
}

/** The draft of the open thought. One that was written before its row was made doesn't know of it; this tab may. */
function readOwn(userId: string | null, keeper: Keeper): OpenThought | undefined {
  const { id, hasRow } = keeper.get().thought;
  const found = readUnfinished(userId, id);
  return found && { ...found, hasRow: found.hasRow || hasRow };
}

/**
 * Makes this tab the one that writes a thought. Resolves with a function that lets go, as soon as no other tab has it; rejects when `signal`
 * ends the wait. A tab that is closed or killed lets go by itself. Where the browser has no locks (a plain http address) every tab is
 * let in, and `loseToOtherTab` keeps two from covering each other.
 */
export function claimThought(id: string, signal: AbortSignal): Promise<() => void> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`cogn-thought:${id}`, { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });
}
