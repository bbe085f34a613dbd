import { startOutbox } from '#core/outbox/current-outbox.ts';
import { onAuthEvent } from '#core/session/session.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { forgetRowsTaken } from '#core/row-cache/apply-write-to-cache.ts';

/**
 * The signed-in shell runs this as an effect. It sends pending writes, and clears the rows in this tab's memory after a
 * sign-out in any tab; `startSession` deletes the stored rows. Returns a function that stops all of this.
 */
export function startRecords(): () => void {
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
