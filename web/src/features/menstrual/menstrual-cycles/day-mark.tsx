import type { ReactNode } from 'react';
import { flows } from '../menstrual-entries.ts';

/** The mark of a day: its flow, menstruation without a stated flow, a predicted start, another entry, or nothing. */
export type Mark = (typeof flows)[number] | 'period' | 'expected' | 'other' | null;

const appearances = {
  period: 'border-primary bg-primary-soft',
  expected: 'border-dashed border-accent',
  none: 'border-transparent',
};

/** A day with its number and mark. Marks differ by shape, not only by colour. */
export function DayMark({ number, mark, isToday = false }: { number?: number; mark: Mark; isToday?: boolean }): ReactNode {
  const strokes = flows.findIndex((flow) => flow === mark) + 1;
  const isPeriod = strokes > 0 || mark === 'period';
  const appearance = isPeriod ? appearances.period : mark === 'expected' ? appearances.expected : appearances.none;
  return (
    <span className={`flex h-full min-h-11 flex-col items-center justify-center gap-1 rounded-md border ${appearance}`}>
      <span
        className={`text-sm/none tabular-nums ${isToday ? 'font-semibold text-ink underline underline-offset-4' : mark === null ? 'text-muted' : 'text-ink'}`}
      >
        {number}
      </span>
      <span className="flex h-2.5 items-center gap-0.5">
        {Array.from({ length: strokes }, (_, stroke) => (
          <span key={stroke} className="h-2.5 w-1 rounded-full border-2 border-primary" />
        ))}
        {mark === 'period' && <span className="size-2.5 rounded-full border-2 border-primary" />}
        {mark === 'other' && <span className="size-1.5 rounded-full border border-accent bg-accent" />}
      </span>
    </span>
  );
}
