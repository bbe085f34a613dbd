import { useState, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Slider } from '#ui/slider.tsx';
import type { Place } from '../points-of-span.ts';
import { useSection } from '../section-context.ts';
import { DayLink } from './day-link.tsx';
import { usePlaceLabel } from './chart-sentences.ts';

/** A chart with fewer points has no slider, because reading the table is as quick. */
export const fewestPoints = 12;

/** Steps through a chart's points with buttons or arrow keys. Announces each point and links to its day. */
export function ChartPointSlider({
  places,
  describe,
}: {
  places: readonly Place[];
  describe: (place: Place) => string | null;
}): ReactNode {
  const t = useMessages('statistics');
  const { journal } = useSection();
  const wordsOf = usePlaceLabel();
  const known = places.flatMap((place) => {
    const description = describe(place);
    return place.point === null || description === null ? [] : [{ place, last: place.point.last, description }];
  });
  const [chosen, setChosen] = useState(known.length - 1);
  const point = known[Math.min(chosen, known.length - 1)];
  if (point === undefined || known.length < fewestPoints) return null;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
      <Slider
        name={`statistics-walk-${journal}`}
        label={t('walk')}
        className="min-w-0 flex-1 basis-48"
        min={0}
        max={known.length - 1}
        value={Math.min(chosen, known.length - 1)}
        onChange={(next) => setChosen(next ?? 0)}
        describe={(index) => {
          const { place, description } = known[index] ?? point;
          return `${wordsOf(place)} · ${description}`;
        }}
      />
      <DayLink journal={journal} day={point.last} />
    </div>
  );
}
