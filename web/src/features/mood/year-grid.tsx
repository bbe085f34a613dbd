import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { DayGrid } from '#ui/day-grid.tsx';
import { MoodSign } from './mood-sign.tsx';
import type { Mood } from './mood-entries.ts';

interface YearGridProps {
  months: readonly (readonly (CalendarDate | null)[])[];
  /** A sentence that describes the chart. The table beside the chart has the same data. */
  summary: string;
  moodOn: (day: CalendarDate) => Mood | undefined;
  /** The last day to draw. Later days are left out, because an empty square means that there is no record. */
  today: CalendarDate;
}

/** The months of a year with a sign for each day's mood. A square without a sign has no record. */
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
