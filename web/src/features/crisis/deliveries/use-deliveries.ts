import { useEffect, useMemo } from 'react';
import { useRows } from '#core/records/use-rows.ts';
import { mayChange, type Delivery } from './delivery.ts';

/** How long the server is left alone while something may change, in milliseconds: shortly at first, then so that a phone left open keeps its strength. */
const waitFor = (asked: number) => (asked < 40 ? 3000 : 30_000);

/**
 * The messages of an alert: as the rows say, and until those are read as the server answered. While the page is seen and more may be learnt,
 * the server is asked again. `refused`: it said no, so there is nothing to learn.
 */
export function useDeliveries(eventId: string, answered: readonly Delivery[], refused: boolean) {
  const { rows, state, retry } = useRows<Delivery>('crisis_deliveries');
  const deliveries = useMemo(() => {
    const read = rows.filter((row) => row.event_id === eventId);
    return read.length > 0 ? read : answered.filter((each) => each.event_id === eventId);
  }, [rows, answered, eventId]);
  const follow = !refused && (deliveries.length === 0 || deliveries.some(mayChange));
  useEffect(() => {
    if (!follow) return;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') {
          asked += 1;
          void retry();
        }
        wait();
      }, waitFor(asked));
    };
    wait();
    return () => clearTimeout(timer);
  }, [follow, retry]);
  return { deliveries, state, retry };
}
