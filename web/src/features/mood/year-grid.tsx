import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { DayGrid } from '#ui/day-grid.tsx';
import { MoodSign } from './mood-sign.tsx';
import type { Mood } from './mood-entries.ts';

interface YearGridProps {
  months: readonly (readonly (CalendarDate | null)[])[];
  /** One sentence that says what the picture shows; a table with the same days stands beside it. */
  summary: string;
  moodOn: (day: CalendarDate) => Mood | undefined;
  /** The last day that is drawn: days that have not come are not "no record". */
  today: CalendarDate;
}

/** Months of days, each with the sign of its mood; an open square has no record. */
export function YearGrid({ months, summary, moodOn, today }: YearGridProps): ReactNode {
  return (
    <DayGrid summary={summary} months={months} locale={useLocale()} isKnown={(day) => day <= today}>
      {(day) => {
        const mood = moodOn(day);
        return mood && <MoodSign mood={mood} />;
      }}
    </DayGrid>
  );
}
