import { fillPatterns } from '#ui/fill-patterns.ts';

/** A category: the index of its fill pattern (`at`), its name and total. */
interface Kind {
  kind: string;
  at: number;
  label: string;
  amount: string;
}
interface Row {
  label: string;
  /** The row's total as text. */
  amount: string;
  parts: readonly { at: number; value: number }[];
}
interface PartsChartProps {
  /** One sentence that summarizes the chart; a table next to it has the same numbers. */
  summary: string;
  kinds: readonly Kind[];
  rows: readonly Row[];
  /** The full length of a bar, such as the days of a period; by default the largest total fills it. */
  whole?: number | undefined;
}

/** One part of a bar: solid outline, patterned fill. */
function Filling({ at }: { at: number }) {
  return (
    <span
      className="block size-full rounded-sm border forced-color-adjust-none"
      style={fillPatterns[at % fillPatterns.length]}
    />
  );
}

/** The greatest length of a row. In a longer row, the amount on the right would be too far from the name on the left. */
const longestBar = '30rem';

/** Horizontal stacked bars on one scale, with name and total above each row and a legend below. */
export function PartsChart({ summary, kinds, rows, whole }: PartsChartProps) {
  const wholeOf = (row: Row) => row.parts.reduce((sum, part) => sum + part.value, 0);
  const longest = Math.max(whole ?? 0, ...rows.map(wholeOf)) || 1;
  return (
    <div role="img" aria-label={summary} className="flex flex-col gap-4">
      {rows.map((row) => (
        <div key={row.label} className="flex flex-col gap-1" style={{ maxWidth: longestBar }}>
          <div className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 first-letter:uppercase">{row.label}</span>
            <span className="font-semibold tabular-nums">{row.amount}</span>
          </div>
          <div className={whole === undefined ? '' : 'rounded-sm bg-surface-sunken'}>
            <div className="flex h-3 gap-0.5" style={{ width: `${(wholeOf(row) / longest) * 100}%` }}>
              {row.parts.map(({ at, value }) => (
                <span key={at} className="min-w-1" style={{ flexGrow: value, flexBasis: 0 }}>
                  <Filling at={at} />
                </span>
              ))}
            </div>
          </div>
        </div>
      ))}
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {kinds.map(({ kind, at, label, amount }) => (
          <span key={kind} className="flex items-center gap-2">
            <span className="h-4 w-7 shrink-0">
              <Filling at={at} />
            </span>
            <span className="first-letter:uppercase">
              {label} · {amount}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
