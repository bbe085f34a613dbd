import { useEffect, useState } from 'react';
import { claimThought } from './claim-thought.ts';
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
