import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { DayGrid } from '#ui/day-grid.tsx';
import { MoodSign } from './mood-sign.tsx';
import type { Mood } from './mood-entries.ts';

interface YearGridProps {
  months: readonly (readonly (CalendarDate | null)[])[];
  /** A sentence that describes the picture; a table beside it has the same data. */
  summary: string;
  moodOn: (day: CalendarDate) => Mood | undefined;
  /** The last day to draw. Later days are left out, because an empty square means "no record". */
  today: CalendarDate;
}

/** Months of days, each with the sign of its mood; an empty square has no record. */
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
