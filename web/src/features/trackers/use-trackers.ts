import { inOrder } from '#core/list/move-in-order.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useRows } from '#core/records/use-rows.ts';
import { needsPremium, trackerList, type Tracker } from './tracker-tables.ts';

/** The person's trackers in their order. `isLocked`: without premium, a tracker beyond the first three can only be read. */
export function useTrackers() {
  const { isPremium, known: planKnown } = useProfile();
  const { rows, state, known, retry } = useRows<Tracker>(trackerList.table);
  return {
    trackers: inOrder(rows),
    state,
    known,
    retry,
    hasPremium: isPremium || !planKnown,
    isLocked: (tracker: Tracker) => planKnown && !isPremium && needsPremium(tracker.slot),
  };
}
