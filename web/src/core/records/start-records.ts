import { startOutbox } from '#core/outbox/current-outbox.ts';
import { currentUserId } from '#core/session/session.ts';
import { onAuthEvent } from '#core/session/session.ts';
import { removeExpiredRows } from '#core/row-cache/stored-rows.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { forgetRowsTaken } from '#core/row-cache/settle-in-memory.ts';

/** A device without a store has nothing to delete. */
const nothingStored = () => undefined;

/**
 * The signed-in shell runs this as an effect: sends pending writes, removes expired rows, and clears this tab's memory on sign-out in any
 * tab. `startSession` wipes the stored rows. Returns a stop function.
 */
export function startRecords(): () => void {
  const userId = currentUserId();
  if (userId) removeExpiredRows(userId).catch(nothingStored);
  const stopListening = onAuthEvent((event) => {
    if (event !== 'SIGNED_OUT') return;
    queryClient.clear();
    forgetRowsTaken();
  });
  const stopOutbox = startOutbox();
  return () => {
    stopListening();
    stopOutbox();
  };
}
