import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { OpenSquare } from '#ui/open-square.tsx';

interface DayGridProps {
  /** One sentence that summarizes the chart; a table next to it has the same days. */
  summary: string;
  /** Months with 31 cells each, null for days that the month lacks. */
  months: readonly (readonly (CalendarDate | null)[])[];
  /** Language tag (BCP 47), such as 'pt-BR'. */
  locale: string;
  /** Whether a day is drawn. Future and unknown days are not drawn, because an open square would mean "no record". */
  isKnown: (day: CalendarDate) => boolean;
  /** The symbol of a day; nothing for a day without a record. */
  children: (day: CalendarDate) => ReactNode;
}

/**
 * The months are columns on a narrow screen, and rows on a wide one. The styles are inline, because no other page needs them.
 */
const pillar: CSSProperties = {
  gridAutoFlow: 'column',
  gap: 2,
  gridTemplateRows: 'repeat(32, auto)',
  gridTemplateColumns: 'auto',
  gridAutoColumns: 'minmax(0, 1fr)',
  // A letter must fit a column of the narrowest screen at any text size.
  fontSize: 'min(0.75rem, 3.75vw)',
};
const lines: CSSProperties = { gap: 2, gridTemplateColumns: 'auto repeat(31, minmax(0, 1fr))' };
const labelled = (day: number) => day === 1 || day % 5 === 0;

/** A grid of days by month, each with its symbol; an open square means no record. */
export function DayGrid({ summary, months, locale, isKnown, children }: DayGridProps): ReactNode {
  const isWide = useIsWide();
  return (
    <div
      role="img"
      aria-label={summary}
      className="grid text-xs text-muted"
      style={isWide ? lines : { ...pillar, maxWidth: `${String(2 + months.length * 1.5)}rem` }}
    >
      <span />
      {Array.from({ length: 31 }, (_, index) => (
        <span
          key={index}
          className={`flex items-center ${isWide ? 'justify-center' : 'justify-end'}`}
          style={{ lineHeight: 1, paddingInlineEnd: isWide ? 0 : 4 }}
        >
          {labelled(index + 1) && formatNumber(index + 1, locale)}
        </span>
      ))}
      {months.map((days, month) => (
        <Month key={month} days={days} locale={locale} isKnown={isKnown} isWide={isWide}>
          {children}
        </Month>
      ))}
    </div>
  );
}

interface MonthProps extends Pick<DayGridProps, 'locale' | 'isKnown' | 'children'> {
  days: readonly (CalendarDate | null)[];
  isWide: boolean;
}

function Month({ days, locale, isKnown, isWide, children }: MonthProps) {
  const [first] = days;
  const name = first && formatDate(first, locale, { month: isWide ? 'short' : 'narrow' });
  return (
    <>
      <span
        className={`flex items-center whitespace-nowrap ${isWide ? '' : 'justify-center'}`}
        style={{ paddingInlineEnd: isWide ? 6 : 0 }}
      >
        {/* Even the shortest Japanese month name is one letter wider than the column, so leave out its letter for "month". */}
        {isWide ? name : name?.replace(/月$/u, '')}
      </span>
      {days.map((day, index) => (
        <span key={index} className="min-w-0" style={{ aspectRatio: 1 }}>
          {day !== null && isKnown(day) && (children(day) ?? <OpenSquare className="size-full" />)}
        </span>
      ))}
    </>
  );
}

const wide = () => window.matchMedia('(min-width: 64rem)');

/** Whether the screen fits 31 days side by side. Updates after rotation and resizing. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => wide().matches,
    () => false,
  );
}

function follow(changed: () => void): () => void {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
