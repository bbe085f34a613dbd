import { useCallback, useEffect, useState } from 'react';
import { turnOffPush } from './leave-push.ts';
import { readPushState, type PushState } from './push-state.ts';
import { turnOnPush, type PushFailure } from './turn-on-push.ts';

interface Push {
  /** Undefined while the hook reads the browser's state. */
  readonly state: PushState | undefined;
  /** Whether the pending change turns notifications on; null if no change is pending. */
  readonly wanted: boolean | null;
  /** Why the last attempt to turn notifications on failed. */
  readonly failure: PushFailure | null;
  readonly turn: (on: boolean) => Promise<void>;
}

/** The state of notifications on this device. `turn` turns them on or off. Follows changes in the browser's settings. */
export function usePush(userId: string): Push {
  const [state, setState] = useState<PushState>();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<PushFailure | null>(null);

  const look = useCallback(async () => setState(await readPushState(userId).catch(() => 'impossible' as const)), [userId]);
  useEffect(() => {
    const lookAgain = () => void look();
    lookAgain();
    // Read the state again when the user returns, possibly from the browser's settings.
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('focus', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, [look]);

  const turn = async (on: boolean) => {
    setWanted(on);
    setFailure(null);
    if (on) setFailure(await turnOnPush(userId));
    else await turnOffPush();
    await look();
    setWanted(null);
  };
  return { state, wanted, failure, turn };
}
