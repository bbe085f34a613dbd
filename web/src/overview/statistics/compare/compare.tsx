import { useState, type CSSProperties, type ReactNode } from 'react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useTrackers } from '#features/trackers/use-trackers.ts';
import { useTags } from '#shared-features/tags/use-tags.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';
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
import { comparableOf, measuresOfTags, measuresOfTrackers, type Measure, type Pair } from './measures.ts';
import { useComparedPair } from './compared-pair.ts';
import { useMeasureName, useValueFormat } from './measure-messages.ts';

interface CompareProps {
  /** Which journals have records in the period, and which ones the person did not hide. */
  is: Parameters<typeof comparableOf>[2];
  period: PeriodName;
  span: Span;
}

/** Puts the two selects side by side unless a name would be cut off. */
const twoSelects: CSSProperties = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' };

/** Two measures over the same days. One chart is above the other, and each day has the same horizontal position in both. */
export function Compare({ is, ...period }: CompareProps): ReactNode {
  const t = useMessages('compare');
  const { trackers, known, state, retry } = useTrackers();
  const tags = useTags();
  const [stored, choose] = useComparedPair();
  // Without the trackers, a chosen tracker would look removed.
  if (!known && is.used('trackers'))
    return state === 'loading' ? <OnItsWay /> : <QueryStateNotice reading={state} retry={retry} />;
  if (tags.state === 'loading') return <OnItsWay />;
  const own = [...measuresOfTrackers(trackers), ...measuresOfTags(tags.shown)];
  // If a chosen tag was merged into another tag, compare that other tag.
  const named = stored?.split('.').map((id) => tags.byId.get(id)?.id ?? id);
  const comparable = comparableOf(named?.join('.') ?? null, own, is);
  if (comparable === null) return <p>{t('onlyOne')}</p>;
  return <ComparedPair {...comparable} {...period} onChoose={choose} />;
}

interface ComparedPairProps extends Omit<CompareProps, 'is'> {
  pair: Pair;
  /** The measures to choose from. */
  choices: readonly Measure[];
  onChoose: (first: string, second: string) => void;
}

function ComparedPair({ pair, choices, onChoose, period, span }: ComparedPairProps): ReactNode {
  const t = useMessages('compare');
  const nameOf = useMeasureName();
  const [first, second] = pair;
  const results = [
    useJournalStatistics(first.tag ? { tag: first.id } : first.journal, period, span),
    useJournalStatistics(second.tag ? { tag: second.id } : second.journal, period, span),
  ] as const;
  // Offline data counts as ready, because the notice above the numbers already shows its age.
  const reading = results.map(({ state }) => state).find((state) => state !== 'ready' && state !== 'offline') ?? 'ready';
  const [one, other] = [results[0].result, results[1].result];
  const shared = one && other && sharedSpan(span, [one.span, other.span]);
  const ofTags = useMessages('tags');
  const options = (beside: Measure) => {
    const offered = choices.filter(({ id }) => id !== beside.id);
    const named = offered.flatMap(({ tag }) => tag ?? []);
    return {
      options: offered.filter(({ tag }) => !tag).map((measure) => ({ value: measure.id, label: nameOf(measure) })),
      children: named.length > 0 && (
        <optgroup label={ofTags('title')}>
          {named.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ),
    };
  };
  return (
    <>
      <p>{t('rule')}</p>
      <div className="grid items-start gap-3" style={twoSelects}>
        <SelectField
          name="statistics-compare-above"
          label={t('above')}
          {...options(second)}
          hint={first.tag && ofTags('countedDays')}
          value={first.id}
          onChange={({ target }) => onChoose(target.value, second.id)}
        />
        <SelectField
          name="statistics-compare-below"
          label={t('below')}
          {...options(first)}
          hint={second.tag && ofTags('countedDays')}
          value={second.id}
          onChange={({ target }) => onChoose(first.id, target.value)}
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
        t('value', { name: nameOf(measure), value: formatValue(measure, values?.[side] ?? 'noRecord') }),
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
