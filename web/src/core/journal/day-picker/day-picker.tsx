import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { Journal } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { coversDay, type Spanning } from '@cogn/shared/covered-days.ts';
import { monthOf } from '#lib/calendar-month.ts';
import { Calendar } from '#ui/calendar.tsx';

export interface DayPickerProps {
  /** The journal whose entries mark the days. */
  of: Pick<Journal, 'table' | 'repeats'>;
  onChoose: (day: CalendarDate) => void;
}

/** Calendar of a journal: every day is a button, and days with entries have a dot. */
export function DayPicker({ of, onChoose }: DayPickerProps): ReactNode {
  const t = useMessages('day-picker');
  const locale = useLocale();
  const { date, today } = useSelectedDate();
  // Until the person moves to another month, show the month of the selected date, and follow that date if it changes.
  const [moved, setMoved] = useState<CalendarDate>();
  const current = moved ?? date;
  const { rows } = useEntries<Spanning>(of.table, monthOf(current), of.repeats);
  return (
    <Calendar
      locale={locale}
      chosen={date}
      today={today}
      current={current}
      onCurrent={setMoved}
      onChoose={onChoose}
      isMarked={(day) => rows.some((entry) => coversDay(entry, day))}
      words={{ earlier: t('earlier'), later: t('later'), marked: t('marked') }}
    />
  );
}
