import type { QuietHours } from '@cogn/shared/quiet-hours.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { withLock } from '#core/storage/with-lock.ts';
import type { Alarm } from './alarm.ts';
import { alarmMemory, tabName } from './alarm-memory.ts';
import { createRinger, pace, type Ringer } from './create-ringer.ts';

/** Where the clock is looked at, a little after the moment, so that it has come. */
const slack = 20;

/**
 * The alarms that ring now in this tab, with the ringer that puts them off or closes them. Looks at the clock by itself, after sleep and
 * when the tab is seen again too. `cue` is called once a device for what is new; it and `userId` stay as they first were.
 */
export function useRinger(
  userId: string,
  alarms: readonly Alarm[],
  quiet: QuietHours,
  cue: () => void,
): { readonly ringing: readonly Alarm[]; readonly ringer: Ringer } {
  const [ringing, setRinging] = useState<readonly Alarm[]>([]);
  const [ringer] = useState(() =>
    createRinger(
      {
        memory: alarmMemory(userId),
        tab: tabName(),
        now: () => new Date(),
        isSeen: () => document.visibilityState === 'visible',
        withLock: (work) => withLock(`cogn-alarms:${userId}`, work),
        cue,
      },
      setRinging,
    ),
  );
  // What they say is what counts: callers make them again with each render.
  const facts = JSON.stringify([alarms, quiet]);
  const follow = useEffectEvent(() => ringer.follow(alarms, quiet));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const waitFor = (looking: Promise<number>) =>
      void looking
        .catch(() => pace)
        .then((wait) => {
          clearTimeout(timer);
          if (!ended) timer = setTimeout(look, wait + slack);
        });
    const look = () => waitFor(ringer.look());
    waitFor(follow());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', look);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', look);
    };
  }, [ringer, facts]);
  return { ringing, ringer };
}
