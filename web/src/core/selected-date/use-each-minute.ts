import { useEffect, useEffectEvent } from 'react';

/** Calls `renew` every minute, and whenever the app is hidden or shown. */
export function useEachMinute(renew: () => void): void {
  const onMinute = useEffectEvent(renew);
  useEffect(() => {
    const call = () => onMinute();
    const timer = setInterval(call, 60_000);
    document.addEventListener('visibilitychange', call);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', call);
    };
  }, []);
}
