import { useEffect } from 'react';
import { useUser } from '#core/session/session.ts';

/** Shows changes from the user's other devices, after a delay in ms so that the first page loads first. Renders nothing. */
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
        // The module could not be fetched: pages refetch when they become visible.
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
