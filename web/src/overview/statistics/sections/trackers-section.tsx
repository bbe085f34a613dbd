import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Tracker } from '#features/trackers/tracker-tables.ts';
import { useTrackers } from '#features/trackers/use-trackers.ts';
import { CountsChart } from '../charts/counts-chart.tsx';
import { TotalsChart } from '../charts/totals-chart.tsx';
import { TrendChart } from '../charts/trend-chart.tsx';
import { useTrackerFormat } from '../use-tracker-format.ts';

/** A chart for each of the person's trackers that has records in the period, in the person's order. */
export function TrackersSection(): ReactNode {
  const { trackers } = useTrackers();
  return trackers.map((tracker) => <TrackerChart key={tracker.id} of={tracker} />);
}

/** By the tracker's kind: days with a yes, a line of its numbers, minutes or words, or how often each option was chosen. */
function TrackerChart({ of: tracker }: { of: Tracker }): ReactNode {
  const t = useMessages('trackers');
  const journal = useMessages('journal');
  const formatValue = useTrackerFormat();
  const { name, kind, options, slot } = tracker;
  // The server has not stored the tracker yet, so its statistics have no entries of it.
  if (slot === undefined || slot === null) return null;
  const measure = `slot_${String(slot)}`;
  const format = (value: number) => formatValue(tracker, value);
  switch (kind) {
    case 'yesNo':
      return <TotalsChart title={journal('named', { words: name, name: t('yes') })} measure={measure} format={format} />;
    case 'choice':
      return <CountsChart title={name} of="answers" within={String(slot)} />;
    case 'minutes':
    case 'number':
      return <TrendChart title={name} measure={measure} format={format} />;
    case 'words':
      return <TrendChart title={name} measure={measure} minimum={1} maximum={options?.length ?? 5} format={format} />;
  }
}
