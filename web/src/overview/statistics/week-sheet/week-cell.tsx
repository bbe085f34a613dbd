import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Check } from 'lucide-react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { MoodFace } from '#features/mood/mood-face.tsx';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import { shareOfBar, tops, type BarRow, type DayCells, type WeekRow } from './week-cells.ts';

interface WeekCellProps {
  row: WeekRow;
  of: DayCells;
  /** All days of the week. Their bars have a common scale. */
  cells: readonly DayCells[];
}

/**
 * A day's value as face, bar or mark, with its number and a text for screen readers. A day without a value has a dotted
 * line.
 */
export function WeekCell({ row, of, cells }: WeekCellProps): ReactNode {
  const t = useMessages('week-sheet');
  const mood = useMessages('mood');
  const locale = useLocale();
  const value = of[row];
  if (value === null) {
    // The dotted line has the height of a full cell, so that an empty row keeps its place and stays easy to press.
    const dots = <span className="border-t-2 border-edge" style={{ width: '1rem', borderTopStyle: 'dotted' }} />;
    return <Drawn words={t('blank')} short={row === 'mood' ? undefined : '\u00a0'} drawing={dots} tall={row in tops} />;
  }
  if (of.mood !== null && row === 'mood') {
    return <Drawn words={mood(of.mood)} drawing={<MoodFace mood={of.mood} className="size-8" />} />;
  }
  const number = (amount: number, digits: number) => formatNumber(amount, locale, { maximumFractionDigits: digits });
  const amount = Number(value);
  const bar = (of: BarRow) => (
    <span
      className="min-h-0.5 bg-chart-1 forced-color-adjust-none"
      style={{ width: '1.25rem', height: `${String(shareOfBar(of, amount, cells) * 100)}%`, borderRadius: '3px 3px 0 0' }}
    />
  );
  switch (row) {
    case 'sleep': {
      const minutes = Math.round(amount * 60);
      const short = t('hours', {
        hours: number(Math.trunc(minutes / 60), 0),
        minutes: formatNumber(minutes % 60, locale, { minimumIntegerDigits: 2 }),
      });
      return <Drawn words={formatMinutes(minutes, locale)} short={short} drawing={bar(row)} tall />;
    }
    case 'social': {
      const percent = formatNumber(amount / 100, locale, { style: 'percent', maximumFractionDigits: 0 });
      return <Drawn words={percent} short={percent} drawing={bar(row)} tall />;
    }
    case 'water':
      return (
        <Drawn
          words={formatMeasure(amount, 'milliliter', locale)}
          short={number(amount / 1000, 2)}
          drawing={bar(row)}
          tall
        />
      );
    default:
      return (
        <Drawn words={number(amount, 0)} short={number(amount, 0)} drawing={<Check className="size-6 text-primary" />} />
      );
  }
}

interface DrawnProps {
  words: string;
  short?: string | undefined;
  drawing: ReactNode;
  /** Whether the row has bars. */
  tall?: boolean;
}

function Drawn({ words, short, drawing, tall = false }: DrawnProps): ReactNode {
  return (
    <>
      <span aria-hidden className="flex flex-col items-center gap-1 tabular-nums">
        <span className={`flex items-end ${tall ? 'h-11' : 'h-8'}`}>{drawing}</span>
        {short}
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
}
