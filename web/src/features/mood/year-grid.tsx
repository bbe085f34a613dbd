import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatDate, type CalendarDate } from '#lib/calendar-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { MoodSign } from './mood-sign.tsx';
import { monthsOf } from './months-of.ts';
import type { Mood } from './moods.ts';

interface YearGridProps {
  year: number;
  /** One sentence that says what the picture shows; a table with the same days stands beside it. */
  summary: string;
  moodOn: (day: CalendarDate) => Mood | undefined;
  /** Days that have not come are not drawn: they are not "no record". */
  today: CalendarDate;
}

/** Where a place is narrow, months stand beside each other as on a pillar; where it is wide, beneath each other. */
const layout =
  'grid max-w-80 grid-flow-col grid-cols-[auto] grid-rows-[repeat(32,auto)] auto-cols-[minmax(0,1fr)] gap-0.5 ' +
  '@xl:max-w-none @xl:grid-flow-row @xl:grid-cols-[auto_repeat(31,minmax(0,1fr))] @xl:grid-rows-none @xl:auto-cols-auto';
const labelled = (day: number) => day === 1 || day % 5 === 0;

/** A year of days, each with the sign of its mood; an open square has no record. */
export function YearGrid({ year, summary, moodOn, today }: YearGridProps): ReactNode {
  const locale = useLocale();
  return (
    <div role="img" aria-label={summary} className="@container text-xs text-muted">
      <div className={layout}>
        <span />
        {Array.from({ length: 31 }, (_, index) => (
          <span key={index} className="flex items-center justify-end pe-1 leading-none @xl:justify-center @xl:pe-0">
            {labelled(index + 1) && formatNumber(index + 1, locale)}
          </span>
        ))}
        {monthsOf(year).map((days, month) => (
          <Month key={month} days={days} moodOn={moodOn} today={today} />
        ))}
      </div>
    </div>
  );
}

function Month({
  days,
  moodOn,
  today,
}: Pick<YearGridProps, 'moodOn' | 'today'> & { days: readonly (CalendarDate | null)[] }) {
  const locale = useLocale();
  const [first] = days;
  const name = (month: 'narrow' | 'short') => first && formatDate(first, locale, { month });
  return (
    <>
      <span className="flex items-center justify-center whitespace-nowrap @xl:justify-start @xl:pe-1.5">
        {/* In Japanese the narrowest name has a letter more than a column holds. */}
        <span className="@xl:hidden">{name('narrow')?.replace(/月$/u, '')}</span>
        <span className="hidden @xl:inline">{name('short')}</span>
      </span>
      {days.map((day, index) => {
        const mood = day === null ? undefined : moodOn(day);
        const isOpen = day !== null && day <= today;
        return (
          <span key={index} className="aspect-square min-w-0">
            {mood ? <MoodSign mood={mood} /> : isOpen && <OpenSquare className="size-full" />}
          </span>
        );
      })}
    </>
  );
}

/** A day without a record. */
export function OpenSquare({ className }: { className: string }) {
  return <span className={`block shrink-0 rounded-[20%] border border-dashed border-line ${className}`} />;
}
