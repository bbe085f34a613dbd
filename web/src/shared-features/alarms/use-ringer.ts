import type { QuietHours } from '@cogn/shared/alarm-times.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { withLock } from '#core/storage/with-lock.ts';
import type { Alarm } from './alarm.ts';
import { alarmMemory, tabName } from './alarm-memory.ts';
import { createRinger, pace, type Ringer } from './create-ringer.ts';

/** Extra time for each timer, in ms, so that it never fires before the planned time. */
const slack = 20;

/**
 * The alarms that this tab shows now, and the ringer that snoozes or closes them. The hook polls the clock, including after
 * the device slept and when the tab becomes visible. `cue` runs once per device for new alarms. The hook uses only the first
 * values of `cue` and `userId` and ignores changes.
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
  // Compare by value, because callers create new objects at each render.
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
