import { useCallback, useEffect, useState } from 'react';
import { turnOffPush } from './leave-push.ts';
import { readPushState, type PushState } from './push-state.ts';
import { turnOnPush, type PushFailure } from './turn-on-push.ts';

interface Push {
  /** Undefined for a moment, while the browser is looked at. */
  readonly state: PushState | undefined;
  /** What was asked for and is on its way; null when nothing is. */
  readonly wanted: boolean | null;
  /** Why turning it on did not work the last time. */
  readonly failure: PushFailure | null;
  readonly turn: (on: boolean) => Promise<void>;
}

/** Notifications to a closed app on this device: how they stand, and turning them on and off. A change in the browser's settings is followed. */
export function usePush(userId: string): Push {
  const [state, setState] = useState<PushState>();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<PushFailure | null>(null);

  const look = useCallback(async () => setState(await readPushState(userId).catch(() => 'impossible' as const)), [userId]);
  useEffect(() => {
    const lookAgain = () => void look();
    lookAgain();
    // The settings of a browser are another page: whoever comes back from them sees what is true now.
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
