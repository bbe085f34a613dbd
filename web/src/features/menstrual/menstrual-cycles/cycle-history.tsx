import { Fragment, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { mean } from '#lib/aggregates.ts';
import { Card } from '#ui/card.tsx';
import { countedLengths, cyclesOf } from '../cycle-lengths.ts';
import { menstrualEntries } from '../menstrual-entries.ts';
import { useCycle } from '../use-cycle.ts';
import { ExcludeCycles } from './exclude-cycles.tsx';

/** How many of the newest cycles the chart draws. */
const mostDrawn = 12;

/**
 * The lengths of past cycles as bars, a sentence and a table. The texts treat irregular cycles as just as normal as regular
 * ones.
 */
export function CycleHistory(): ReactNode {
  const t = useMessages('menstrual-cycles');
  const locale = useLocale();
  const { state, periods, out } = useCycle();
  if (state !== 'known') return null;
  const cycles = cyclesOf(
    periods.map(({ start }) => start),
    out,
  );
  const complete = cycles
    .flatMap(({ length, ...cycle }) => (length === null ? [] : [{ ...cycle, length }]))
    .slice(-mostDrawn);
  const outside = complete.flatMap(({ leftOut, ...cycle }) =>
    leftOut === null || leftOut === 'byHand' ? [] : [{ ...cycle, leftOut }],
  );
  const counted = countedLengths(complete);
  const inDays = (days: number) => formatNumber(days, locale, { maximumFractionDigits: 0 });
  const longest = Math.max(...complete.map(({ length }) => length));
  const summary =
    counted.length === 0
      ? t('noneCounts')
      : t('cyclesSummary', {
          count: counted.length,
          shortest: inDays(Math.min(...counted)),
          longest: inDays(Math.max(...counted)),
          average: inDays(mean(counted) ?? 0),
        });
  return (
    <Card aria-labelledby="cycle-history" className="flex flex-col gap-4">
      <h2 id="cycle-history" className="text-lg">
        {t('cycles')}
      </h2>
      {complete.length === 0 ? (
        <p>{t('noCycle')}</p>
      ) : (
        <>
          <p>{summary}</p>
          <div
            role="img"
            aria-label={summary}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 text-sm"
          >
            {complete.map(({ start, length }) => (
              <Fragment key={start}>
                <span className="text-muted">{formatDate(start, locale, { day: 'numeric', month: 'short' })}</span>
                <span
                  className="h-3 rounded-sm bg-chart-1 forced-color-adjust-none"
                  style={{ width: `${String((length / longest) * 100)}%` }}
                />
                <span className="text-end tabular-nums">{t('days', { days: length })}</span>
              </Fragment>
            ))}
          </div>
          {outside.length > 0 && (
            <div className="text-sm text-muted">
              <p>{t('outside')}</p>
              <ul className="list-disc ps-5">
                {outside.map(({ start, length, leftOut }) => (
                  <li key={start}>
                    {t(`why-${leftOut}`, { cycle: t('cycleOf', { date: formatDate(start, locale), days: length }) })}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <WhenWritable of={menstrualEntries}>
            <ExcludeCycles cycles={complete} />
          </WhenWritable>
          <AsTable
            caption={t('cycles')}
            columns={[
              { id: 'start', label: t('start') },
              { id: 'length', label: t('length'), numeric: true },
            ]}
            rows={complete.map(({ start, length }) => ({
              id: start,
              cells: { start: formatDate(start, locale), length: t('days', { days: length }) },
            }))}
          />
        </>
      )}
    </Card>
  );
}
