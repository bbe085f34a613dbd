import { useEffect, useMemo } from 'react';
import { useRows } from '#core/records/use-rows.ts';
import { mayChange, type Delivery } from './delivery.ts';

/** How often the server is asked while something may change, in milliseconds. */
const askEvery = 3000;

/**
 * The messages of an alert: as the rows say, and until those are read as the server answered. While the page is seen and more may be learnt,
 * the server is asked again.
 */
export function useDeliveries(eventId: string, answered: readonly Delivery[]) {
  const { rows, state, retry } = useRows<Delivery>('crisis_deliveries');
  const deliveries = useMemo(() => {
    const read = rows.filter((row) => row.event_id === eventId);
    return read.length > 0 ? read : answered.filter((each) => each.event_id === eventId);
  }, [rows, answered, eventId]);
  const follow = deliveries.length === 0 || deliveries.some(mayChange);
  useEffect(() => {
    if (!follow) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void retry();
    }, askEvery);
    return () => clearInterval(timer);
  }, [follow, retry]);
  return { deliveries, state, retry };
}
