import { useState } from 'react';
import { Calendar } from '#ui/calendar.tsx';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import type { Specimens } from '../specimen.ts';

const today = calendarDate('2026-03-20');
const words = { earlier: 'Previous month', later: 'Next month', marked: 'with entries' };

function Chooses({ marks }: { marks: readonly string[] }) {
  const [chosen, setChosen] = useState(calendarDate('2026-03-11'));
  const [current, setCurrent] = useState(chosen);
  return (
    <div className="max-w-md">
      <Calendar
        locale="en"
        chosen={chosen}
        today={today}
        current={current}
        onCurrent={setCurrent}
        onChoose={setChosen}
        isMarked={(day) => marks.includes(day)}
        words={words}
      />
    </div>
  );
}

export default {
  'the chosen day, today, and days with entries': () => (
    <Chooses marks={[-9, -6, -1, 0].map((days) => addDays(today, days))} />
  ),
} satisfies Specimens;
