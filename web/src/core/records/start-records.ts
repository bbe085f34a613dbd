import { startOutbox } from '#core/outbox/current-outbox.ts';
import { currentUserId } from '#core/session/session.ts';
import { onAuthEvent } from '#core/session/session.ts';
import { removeExpiredRows } from '#core/row-cache/stored-rows.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { forgetRowsTaken } from '#core/row-cache/settle-in-memory.ts';

/** A device without a store keeps nothing that could be forgotten. */
const nothingStored = () => undefined;

/**
 * Called by the signed-in shell while it is there (an effect): sends what waits, keeps the device's store small, and lets go of what this tab
 * holds in memory when the person signs out, here or in another tab; what lies on the device `startSession` wipes, with or without a shell. Answers a
 * function that stops.
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
