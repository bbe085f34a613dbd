import { useEffect, useState } from 'react';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useUser } from '#core/session/session.ts';

/** How long after the signed-in layout it is fetched, in milliseconds, so that the page has the network first. */
const calm = 3000;

const loadWatch = async () => (await import('./alarm-watch.tsx')).AlarmWatch;

/** Brings in what watches the clock, once the first page had its time. If it cannot be fetched, the pages still show everything. */
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
