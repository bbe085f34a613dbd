import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { monthsUntil } from '#lib/calendar-month.ts';
import { DayGrid } from '#ui/day-grid.tsx';
import type { Specimens } from '../specimen.ts';

const last = calendarDate('2026-11-22');

export default {
  'a year with a sign every third day': () => (
    <DayGrid
      summary="A third of the days have a sign."
      months={monthsUntil(last, 12)}
      locale="en"
      isKnown={(day) => day <= last}
    >
      {(day) => (Number(day.slice(-2)) % 3 === 0 ? <span className="block size-full rounded-sm bg-chart-1" /> : null)}
    </DayGrid>
  ),
} satisfies Specimens;
