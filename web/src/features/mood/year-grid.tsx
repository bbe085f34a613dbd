import type { CSSProperties, ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatDate, type CalendarDate } from '#lib/calendar-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { MoodSign } from './mood-sign.tsx';
import { monthsOf } from './months-of.ts';
import type { Mood } from './moods.ts';
import { useIsWide } from './use-is-wide.ts';

interface YearGridProps {
  year: number;
  /** One sentence that says what the picture shows; a table with the same days stands beside it. */
  summary: string;
  moodOn: (day: CalendarDate) => Mood | undefined;
  /** Days that have not come are not drawn: they are not "no record". */
  today: CalendarDate;
}

/** Where a place is narrow, months stand beside each other as on a pillar; where it is wide, beneath each other. As styles, which no other page loads. */
const pillar: CSSProperties = {
  gridAutoFlow: 'column',
  gap: 2,
  gridTemplateRows: 'repeat(32, auto)',
  gridTemplateColumns: 'auto',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxWidth: '20rem',
  // A letter is never wider than a column of the narrowest screen, however large the text.
  fontSize: 'min(0.75rem, 3.75vw)',
};
const lines: CSSProperties = { gap: 2, gridTemplateColumns: 'auto repeat(31, minmax(0, 1fr))' };
const labelled = (day: number) => day === 1 || day % 5 === 0;

/** A year of days, each with the sign of its mood; an open square has no record. */
export function YearGrid({ year, summary, moodOn, today }: YearGridProps): ReactNode {
  const locale = useLocale();
  const isWide = useIsWide();
  return (
    <div role="img" aria-label={summary} className="grid text-xs text-muted" style={isWide ? lines : pillar}>
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
      {monthsOf(year).map((days, month) => (
        <Month key={month} days={days} moodOn={moodOn} today={today} isWide={isWide} />
      ))}
    </div>
  );
}

interface MonthProps extends Pick<YearGridProps, 'moodOn' | 'today'> {
  days: readonly (CalendarDate | null)[];
  isWide: boolean;
}

function Month({ days, moodOn, today, isWide }: MonthProps) {
  const locale = useLocale();
  const [first] = days;
  const name = first && formatDate(first, locale, { month: isWide ? 'short' : 'narrow' });
  return (
    <>
      <span
        className={`flex items-center whitespace-nowrap ${isWide ? '' : 'justify-center'}`}
        style={{ paddingInlineEnd: isWide ? 6 : 0 }}
      >
        {/* In Japanese the narrowest name has a letter more than a column holds. */}
        {isWide ? name : name?.replace(/月$/u, '')}
      </span>
      {days.map((day, index) => {
        const mood = day === null ? undefined : moodOn(day);
        const isOpen = day !== null && day <= today;
        return (
          <span key={index} className="min-w-0" style={{ aspectRatio: 1 }}>
            {mood ? <MoodSign mood={mood} /> : isOpen && <OpenSquare className="size-full" />}
          </span>
        );
      })}
    </>
  );
}

/** A day without a record. */
export function OpenSquare({ className }: { className: string }) {
  return (
    <span className={`block shrink-0 rounded-sm border border-dashed border-edge ${className}`} style={{ opacity: 0.6 }} />
  );
}
