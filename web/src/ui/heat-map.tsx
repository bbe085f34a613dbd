import { Fragment } from 'react';
import { joinClasses } from '#ui/lib/class-names.ts';

interface HeatMapProps {
  /** One sentence that summarizes the chart; a table next to it has the same numbers. */
  summary: string;
  columns: readonly string[];
  /** A row's values are in the order of the columns. */
  rows: readonly { label: string; values: readonly number[] }[];
  formatValue: (value: number) => string;
  /**
   * Called with the row and column index of a pressed cell. It works by pointer only, because otherwise each cell would be a
   * tab stop. Keyboard and screen reader users have the table.
   */
  onPress?: (row: number, column: number) => void;
}

/** Colour strength of the cell with the highest value, in percent. The number in the cell must stay readable. */
const strongest = 42;

/** Shows values by row and column. Each cell shows its number; a higher value has a stronger background. */
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
