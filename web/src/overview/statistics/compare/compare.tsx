import { useState, type CSSProperties, type ReactNode } from 'react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { SelectField } from '#ui/select-field.tsx';
import { Slider } from '#ui/slider.tsx';
import { DayLink } from '../charts/day-link.tsx';
import { usePlaceLabel } from '../charts/chart-sentences.ts';
import { fewestPoints } from '../charts/chart-point-slider.tsx';
import { SectionContext, useSection } from '../section-context.ts';
import type { PeriodName, Span } from '../span-of.ts';
import { useJournalStatistics } from '../use-statistics-query.ts';
import { CompareChart } from './compare-chart.tsx';
import { CompareTable } from './compare-table.tsx';
import { alignSeries, marksFrom, sharedSpan, within, type Side } from './align-series.ts';
import type { MeasureId, Pair } from './measures.ts';
import { useMeasureName, useValueFormat } from './measure-messages.ts';

interface CompareProps {
  pair: Pair;
  /** The measures to choose from. */
  choices: readonly Pair[0][];
  onChoose: (first: MeasureId, second: MeasureId) => void;
  period: PeriodName;
  span: Span;
}

/** Puts the two selects side by side unless a name would be cut off. */
const twoSelects: CSSProperties = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' };

/** Two measures over the same days. One chart is above the other, and each day has the same horizontal position in both. */
export function Compare({ pair, choices, onChoose, period, span }: CompareProps): ReactNode {
  const t = useMessages('compare');
  const nameOf = useMeasureName();
  const [first, second] = pair;
  const results = [
    useJournalStatistics(first.journal, period, span),
    useJournalStatistics(second.journal, period, span),
  ] as const;
  // Offline data counts as ready, because the notice above the numbers already shows its age.
  const reading = results.map(({ state }) => state).find((state) => state !== 'ready' && state !== 'offline') ?? 'ready';
  const [one, other] = [results[0].result, results[1].result];
  const shared = one && other && sharedSpan(span, [one.span, other.span]);
  const options = (beside: MeasureId) =>
    choices.filter(({ id }) => id !== beside).map(({ id }) => ({ value: id, label: nameOf(id) }));
  const idOf = (value: string) => choices.find(({ id }) => id === value)?.id;
  return (
    <>
      <p>{t('rule')}</p>
      <div className="grid items-start gap-3" style={twoSelects}>
        <SelectField
          name="statistics-compare-above"
          label={t('above')}
          options={options(second.id)}
          value={first.id}
          onChange={({ target }) => onChoose(idOf(target.value) ?? first.id, second.id)}
        />
        <SelectField
          name="statistics-compare-below"
          label={t('below')}
          options={options(first.id)}
          value={second.id}
          onChange={({ target }) => onChoose(first.id, idOf(target.value) ?? second.id)}
        />
      </div>
      {/* Reserves the space of two charts while a chosen journal is fetched. */}
      <div className="flex flex-col gap-5" style={{ minHeight: '28rem' }}>
        {/* One retry refetches all failed queries of the page. */}
        <QueryStateNotice reading={reading} retry={results[0].retry} />
        {shared && one && other && (
          <SectionContext value={{ journal: first.journal, period, span: shared, statistics: one.answer }}>
            <Both
              sides={[
                { measure: first, statistics: within(shared, one.answer), marksFrom: marksFrom(first, one.span) },
                { measure: second, statistics: within(shared, other.answer), marksFrom: marksFrom(second, other.span) },
              ]}
            />
          </SectionContext>
        )}
      </div>
    </>
  );
}

/** Both charts, one slider that marks the same day in both, and their common table. */
function Both({ sides }: { sides: readonly [Side, Side] }): ReactNode {
  const statistics = useMessages('statistics');
  const t = useMessages('compare');
  const labelOf = usePlaceLabel();
  const nameOf = useMeasureName();
  const formatValue = useValueFormat();
  const [chosen, setChosen] = useState<number>();
  const places = alignSeries(useSection().span, sides);
  const at = Math.min(chosen ?? places.length - 1, places.length - 1);
  const place = places[at];
  const walks = places.length >= fewestPoints && place !== undefined;
  const describe = (index: number) => {
    const values = places[index]?.values;
    return sides
      .map(({ measure }, side) =>
        t('value', { name: nameOf(measure.id), value: formatValue(measure, values?.[side] ?? 'noRecord') }),
      )
      .join(' · ');
  };
  // A chart of marks, such as the moods, has a row for each mark, with its name in the left column. This column is wider in both
  // charts, so that the days stay aligned.
  const scaleWidth = sides.some(({ measure }) => measure.of === 'marks') ? '6.5rem' : '4.5rem';
  return (
    <>
      {sides.map((side, index) => (
        <CompareChart
          key={side.measure.id}
          {...side}
          places={places.map(({ from, to, values }) => ({ from, to, value: values[index] ?? 'noRecord' }))}
          scaleWidth={scaleWidth}
          at={walks ? at : undefined}
        />
      ))}
      {walks && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
          <Slider
            name="statistics-compare-walk"
            label={statistics('walk')}
            className="min-w-0 flex-1 basis-48"
            min={0}
            max={places.length - 1}
            value={at}
            onChange={(next) => setChosen(next ?? 0)}
            describe={(index) => `${labelOf(places[index] ?? place)} · ${describe(index)}`}
          />
          <DayLink journal="" day={place.last ?? place.to} />
        </div>
      )}
      <CompareTable sides={sides} places={places} />
    </>
  );
}
