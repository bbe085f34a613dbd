import { useState } from 'react';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { MonthGrid } from '#ui/month-grid.tsx';
import type { Specimens } from '../specimen.ts';

const today = calendarDate('2026-03-20');

function WithContents() {
  const [current, setCurrent] = useState(calendarDate('2026-03-11'));
  return (
    <div>
      <h3 id="month-of-the-grid">March</h3>
      <MonthGrid
        locale="en"
        labelledBy="month-of-the-grid"
        chosen={current}
        today={today}
        current={current}
        onCurrent={setCurrent}
        onChoose={setCurrent}
        sayOf={(day) => (day === today ? 'two things' : undefined)}
        dayClasses="h-16 content-start justify-items-center pt-1"
      >
        {(day) => day === today && <span className="text-xs">two things</span>}
      </MonthGrid>
    </div>
  );
}

export default {
  'days that hold something, taller than a finger': () => <WithContents />,
} satisfies Specimens;
