import { useId } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from './button.tsx';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';

interface CalendarProps extends Pick<MonthGridProps, 'locale' | 'chosen' | 'today' | 'current' | 'onCurrent' | 'onChoose'> {
  /** The days with a dot; `words.marked` explains the dot. */
  isMarked?: (day: CalendarDate) => boolean;
  words: { earlier: string; later: string; marked: string };
}

/** A month calendar with its name and buttons to other months. */
export function Calendar({ isMarked, words, ...days }: CalendarProps) {
  const { locale, current, onCurrent } = days;
  const heading = useId();
  return (
    <div className="flex flex-col gap-3">
      <p id={heading} aria-live="polite" className="text-center font-heading text-lg font-semibold first-letter:uppercase">
        {formatDate(current, locale, { month: 'long', year: 'numeric' })}
      </p>
      <div className="flex flex-wrap justify-between gap-x-2">
        <Button variant="quiet" icon={ChevronLeft} className="px-2!" onClick={() => onCurrent(addMonths(current, -1))}>
          {words.earlier}
        </Button>
        <Button
          variant="quiet"
          icon={ChevronRight}
          className="flex-row-reverse px-2!"
          onClick={() => onCurrent(addMonths(current, 1))}
        >
          {words.later}
        </Button>
      </div>
      <MonthGrid
        {...days}
        takesFocus
        labelledBy={heading}
        sayOf={(day) => (isMarked?.(day) === true ? words.marked : undefined)}
      >
        {(day) => isMarked?.(day) === true && <Dot className="absolute bottom-1" />}
      </MonthGrid>
      {isMarked && (
        <p aria-hidden className="flex items-center gap-2 text-sm text-muted">
          <Dot />
          {words.marked}
        </p>
      )}
    </div>
  );
}

function Dot({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`size-1.5 rounded-full border border-accent bg-accent ${className}`} />;
}
