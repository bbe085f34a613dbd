import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import type { Place } from '../points-of-span.ts';
import { useSection } from '../section-context.ts';
import { DayLink } from './day-link.tsx';
import { DaysListButton } from './days-list-button.tsx';
import { usePlaceLabel } from './chart-sentences.ts';

interface ValueTableProps {
  title: string;
  places: readonly Place[];
  /** The columns after the date. A null value shows as a dash. */
  columns: readonly { label: string; valueOf: (place: Place) => string | null }[];
}

/** A table of a chart's numbers. Each row links to its last recorded day. A day, week or month without a value has no row. */
export function ValueTable({ title, places, columns }: ValueTableProps): ReactNode {
  const t = useMessages('statistics');
  const locale = useLocale();
  const { journal, span } = useSection();
  const wordsOf = usePlaceLabel();
  const ofDays = span.grain === 'day';
  const rows = places.flatMap((place) => {
    const { from, to, point } = place;
    const values = columns.map(({ valueOf }) => valueOf(place));
    if (point === null || values.every((value) => value === null)) return [];
    const day = <DayLink journal={journal} day={point.last} />;
    return [
      {
        id: from,
        cells: {
          when: ofDays ? day : wordsOf(place),
          ...Object.fromEntries(values.map((value, index) => [`value${String(index)}`, value ?? '–'])),
          ...(!ofDays && {
            days: <DaysListButton between={{ from, to }} label={wordsOf(place)} amount={formatNumber(point.days, locale)} />,
            last: day,
          }),
        },
      },
    ];
  });
  return (
    <AsTable
      caption={title}
      columns={[
        { id: 'when', label: ofDays ? t('day') : t('when') },
        ...columns.map(({ label }, index) => ({ id: `value${String(index)}`, label, numeric: true })),
        ...(ofDays
          ? []
          : [
              // Counts days with any entry. A mean in the same row may be based on fewer days.
              { id: 'days', label: t('daysWithRecord'), numeric: true },
              { id: 'last', label: t('lastDay') },
            ]),
      ]}
      rows={rows}
    />
  );
}
