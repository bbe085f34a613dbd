import { Fragment } from 'react';
import { joinClasses } from '#ui/lib/class-names.ts';

interface HeatMapProps {
  /** One sentence that says what the picture shows; a table with the same numbers stands beside it. */
  summary: string;
  columns: readonly string[];
  /** A row's values are in the order of the columns. */
  rows: readonly { label: string; values: readonly number[] }[];
  formatValue: (value: number) => string;
  /** Told the places, from 0, of the row and the column whose amount was pressed. A keyboard and a screen reader have the table for it: here would be a stop for each cell. */
  onPress?: (row: number, column: number) => void;
}

/** How strongly the highest value is coloured, in percent: its number stays easy to read. */
const strongest = 42;

/** Amounts where rows and columns meet. Each stands there as a number; its ground is only the deeper the higher it is. */
export function HeatMap({ summary, columns, rows, formatValue, onPress }: HeatMapProps) {
  const highest = Math.max(1, ...rows.flatMap(({ values }) => values));
  const ground = (value: number) =>
    `color-mix(in srgb, var(--chart-1) ${String(Math.round((value / highest) * strongest))}%, transparent)`;
  return (
    <div
      role="img"
      aria-label={summary}
      className="grid gap-1 text-sm"
      style={{ gridTemplateColumns: `fit-content(6.5rem) repeat(${String(columns.length)}, minmax(0, 1fr))` }}
    >
      <span />
      {columns.map((column) => (
        <span key={column} className="text-center text-xs whitespace-nowrap text-muted">
          {column}
        </span>
      ))}
      {rows.map(({ label, values }, row) => (
        <Fragment key={label}>
          <span className="flex items-center pe-2 wrap-anywhere first-letter:uppercase">{label}</span>
          {values.map((value, column) => (
            <span
              key={column}
              className={joinClasses(
                'grid h-11 place-items-center rounded-sm border border-line tabular-nums',
                onPress && value > 0 && 'cursor-pointer hover:border-primary',
              )}
              style={{ background: ground(value) }}
              {...(onPress && value > 0 && { onClick: () => onPress(row, column) })}
            >
              {value > 0 ? formatValue(value) : ''}
            </span>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
