import { useEffect, useMemo } from 'react';
import { useRows } from '#core/records/use-rows.ts';
import { mayChange, type Delivery } from './delivery.ts';

/** The wait before the next poll, in milliseconds. After the first 40 polls it is longer, to save the phone's battery. */
const waitFor = (asked: number) => (asked < 40 ? 3000 : 30_000);

/**
 * The deliveries of an alert. Until the rows load, they are those in the server's response to the alert (`answered`). The
 * hook polls while the page is visible, as long as a status may change or no delivery is known. `refused`: the server
 * refused the alert, so there are no deliveries.
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
