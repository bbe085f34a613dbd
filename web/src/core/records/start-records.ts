import { startOutbox } from '#core/outbox/current-outbox.ts';
import { onAuthEvent } from '#core/session/session.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { forgetRowsTaken } from '#core/row-cache/settle-in-memory.ts';

/**
 * The signed-in shell runs this as an effect: sends pending writes, and clears this tab's memory on sign-out in any
 * tab. `startSession` wipes the stored rows. Returns a stop function.
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
