import type { ReactNode } from 'react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { DayLink } from '../charts/day-link.tsx';
import { usePlaceLabel } from '../charts/chart-sentences.ts';
import { useSection } from '../section-context.ts';
import type { SharedPlace, Side } from './align-series.ts';
import { useMeasureName, useValueFormat } from './measure-messages.ts';

interface CompareTableProps {
  sides: readonly [Side, Side];
  places: readonly SharedPlace[];
}

/** The numbers of both charts as a table, with links to the days. Days, weeks and months without any record have no row. */
export function CompareTable({ sides, places }: CompareTableProps): ReactNode {
  const t = useMessages('statistics');
  const nameOf = useMeasureName();
  const formatValue = useValueFormat();
  const labelOf = usePlaceLabel();
  const ofDays = useSection().span.grain === 'day';
  const rows = places.flatMap((place) => {
    if (place.last === null) return [];
    const day = <DayLink journal="" day={place.last} />;
    const cells = sides.map(({ measure }, index) => {
      const value = place.values[index] ?? 'noRecord';
      return [measure.id, value === 'noRecord' ? '–' : formatValue(measure, value)];
    });
    return [
      {
        id: place.from,
        cells: { when: ofDays ? day : labelOf(place), ...Object.fromEntries(cells), ...(!ofDays && { last: day }) },
      },
    ];
  });
  return (
    <AsTable
      caption={t('compare')}
      columns={[
        { id: 'when', label: ofDays ? t('day') : t('when') },
        ...sides.map(({ measure }) => ({ id: measure.id, label: nameOf(measure), numeric: measure.of !== 'marks' })),
        ...(ofDays ? [] : [{ id: 'last', label: t('lastDay') }]),
      ]}
      rows={rows}
    />
  );
}
