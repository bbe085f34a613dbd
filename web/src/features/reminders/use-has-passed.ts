import { useCallback, useSyncExternalStore } from 'react';

/** A timer cannot wait for longer than this, in milliseconds; a moment so far away is looked at again with the next day. */
const longestWait = 2 ** 31 - 1;

/** Whether a moment has passed; it is told when it does, and after a sleep of the device. Without a moment nothing has. */
export function useHasPassed(moment: Date | null): boolean {
  const at = moment?.getTime() ?? Infinity;
  const follow = useCallback(
    (changed: () => void) => {
      const wait = at - Date.now();
      const timer = wait > 0 && wait <= longestWait ? setTimeout(changed, wait) : undefined;
      document.addEventListener('visibilitychange', changed);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', changed);
      };
    },
    [at],
  );
  return useSyncExternalStore(follow, () => Date.now() >= at);
}
