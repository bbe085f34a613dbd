import { startOutbox } from '#core/outbox/current-outbox.ts';
import { currentUserId } from '#core/session/current-user-id.ts';
import { onAuthEvent } from '#core/session/on-auth-event.ts';
import { forgetKeptRows, tidyKeptRows } from './kept-rows.ts';
import { queryClient } from './query-client.ts';

/** A device without a store keeps nothing that could be forgotten. */
const nothingKept = () => undefined;

/**
 * Called by the signed-in shell while it is there (an effect): sends what waits, keeps the device's store small, and wipes what was
 * read when the person signs out, here or in another tab. What was not sent stays. Answers a function that stops.
 */
export function startRecords(): () => void {
  let userId = currentUserId();
  if (userId) tidyKeptRows(userId).catch(nothingKept);
  const stopListening = onAuthEvent((event) => {
    if (event === 'SIGNED_OUT') {
      queryClient.clear();
      if (userId) forgetKeptRows(userId).catch(nothingKept);
    }
    userId = currentUserId();
  });
  const stopOutbox = startOutbox();
  return () => {
    stopListening();
    stopOutbox();
  };
}
