import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Link } from '#core/pages/link.tsx';
import { readEntries } from '#core/pages/read-entries.ts';
import { dateParameter } from '#core/selected-date/use-selected-date.ts';
import { formatDate, type CalendarDate } from '#lib/calendar-date.ts';

/** Leads to a day of a journal, for reading also where premium has ended. */
export function DayLink({ journal, day }: { journal: string; day: CalendarDate }): ReactNode {
  const locale = useLocale();
  return (
    <Link
      to={`/${journal}?${dateParameter}=${day}`}
      state={readEntries}
      className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
    >
      {formatDate(day, locale, { dateStyle: 'medium' })}
    </Link>
  );
}
