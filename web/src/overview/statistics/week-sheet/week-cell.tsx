import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Check } from 'lucide-react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { MoodFace } from '#features/mood/mood-face.tsx';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import { shareOfBar, type BarRow, type DayCells, type WeekRow } from './week-cells.ts';

interface WeekCellProps {
  row: WeekRow;
  of: DayCells;
  /** All days of the week, whose bars share a scale. */
  cells: readonly DayCells[];
}

/** A value of a day: a face, a bar or a mark, its number beneath, and words for a screen reader. Without a value, dots. */
export function WeekCell({ row, of, cells }: WeekCellProps): ReactNode {
  const t = useMessages('week-sheet');
  const mood = useMessages('mood');
  const locale = useLocale();
  const value = of[row];
  if (value === null) {
    return (
      <Drawn
        words={t('blank')}
        short={row === 'mood' ? undefined : '\u00a0'}
        drawing={<span className="h-0 w-2 border-t-2 border-dotted border-edge" />}
      />
    );
  }
  if (of.mood !== null && row === 'mood') {
    return <Drawn words={mood(of.mood)} drawing={<MoodFace mood={of.mood} className="size-8" />} />;
  }
  const number = (amount: number, digits: number) => formatNumber(amount, locale, { maximumFractionDigits: digits });
  const amount = Number(value);
  const bar = (of: BarRow) => (
    <span
      className="min-h-0.5 rounded-t-sm bg-chart-1 forced-color-adjust-none"
      style={{ width: '1rem', height: `${String(shareOfBar(of, amount, cells) * 100)}%` }}
    />
  );
  switch (row) {
    case 'sleep':
      return <Drawn words={formatMinutes(amount * 60, locale)} short={number(amount, 1)} drawing={bar(row)} />;
    case 'social': {
      const percent = formatNumber(amount / 100, locale, { style: 'percent', maximumFractionDigits: 0 });
      return <Drawn words={percent} short={percent} drawing={bar(row)} />;
    }
    case 'water':
      return (
        <Drawn words={formatMeasure(amount, 'milliliter', locale)} short={number(amount / 1000, 2)} drawing={bar(row)} />
      );
    default:
      return (
        <Drawn words={number(amount, 0)} short={number(amount, 0)} drawing={<Check className="size-6 text-primary" />} />
      );
  }
}

function Drawn({ words, short, drawing }: { words: string; short?: string | undefined; drawing: ReactNode }): ReactNode {
  return (
    <>
      <span aria-hidden className="flex flex-col items-center gap-1 tabular-nums">
        <span className="flex h-8 items-end">{drawing}</span>
        {short}
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
}
