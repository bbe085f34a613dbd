import { causes, outcomes } from '#features/hypotheses/hypothesis-table.ts';
import { useTrackers } from '#features/trackers/use-trackers.ts';
import { seriesWith } from '../compared-series.ts';
import { useTagSeries } from '../use-tag-series.ts';

/** The series that the form offers. A tracker with options has no order, and an archived one gets no further records. */
export function useOfferedSeries() {
  const trackers = useTrackers().trackers.filter(({ kind, archived }) => kind !== 'choice' && !archived);
  const tags = useTagSeries().offered;
  const own = [...trackers, ...tags];
  return {
    trackers,
    tags,
    /** The offered series with this key (`keyOf`); null if it is not offered, such as a tracker or tag that was removed. */
    outcomeWith: (key: string | null) => seriesWith(key, outcomes, own),
    causeWith: (key: string | null) => seriesWith(key, causes, own),
  };
}
