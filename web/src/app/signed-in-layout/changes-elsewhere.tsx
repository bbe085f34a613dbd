import { useEffect } from 'react';
import { useUser } from '#core/session/session.ts';

/** Lets what the person changes on other devices appear here, after a wait in ms that leaves the first page the network. Shows nothing. */
export function ChangesElsewhere({ after }: { after: number }) {
  const userId = useUser()?.id;
  useEffect(() => {
    if (!userId) return;
    let left = false;
    let stop: (() => void) | undefined;
    const waiting = setTimeout(() => {
      import('#core/live/follow-changes.ts').then(
        ({ followChanges }) => {
          if (!left) stop = followChanges(userId);
        },
        // The file could not be fetched: pages ask again when they are looked at.
        () => undefined,
      );
    }, after);
    return () => {
      left = true;
      clearTimeout(waiting);
      stop?.();
    };
  }, [userId, after]);
  return null;
}
