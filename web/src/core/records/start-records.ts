import { startOutbox } from '#core/outbox/current-outbox.ts';
import { onAuthEvent, currentUserId } from '#core/session/session.ts';
import { tidyKeptRows } from './kept-rows.ts';
import { queryClient } from './query-client.ts';
import { forgetRowsTaken } from './rows-taken.ts';

/** A device without a store keeps nothing that could be forgotten. */
const nothingKept = () => undefined;

/**
 * Called by the signed-in shell while it is there (an effect): sends what waits, keeps the device's store small, and lets go of what this tab
 * holds in memory when the person signs out, here or in another tab; what lies on the device `startSession` wipes, with or without a shell. Answers a
 * function that stops.
 */
export function startRecords(): () => void {
  const userId = currentUserId();
  if (userId) tidyKeptRows(userId).catch(nothingKept);
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
