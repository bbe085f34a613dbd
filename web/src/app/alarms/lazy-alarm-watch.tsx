import { useEffect, useState } from 'react';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useUser } from '#core/session/session.ts';

/** The delay in milliseconds after the signed-in layout, so that the page loads first. */
const calm = 3000;

const loadWatch = async () => (await import('./alarm-watch.tsx')).AlarmWatch;

/** Loads the alarm watch after the first page. If it cannot be fetched, the pages still work. */
export function LazyAlarmWatch() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setDue(true), calm);
    return () => clearTimeout(waiting);
  }, []);
  return due && <Watch />;
}

function Watch() {
  const userId = useUser()?.id;
  const { loaded: AlarmWatch } = useLoaded('alarm-watch', loadWatch);
  return AlarmWatch && userId !== undefined && <AlarmWatch key={userId} userId={userId} />;
}
