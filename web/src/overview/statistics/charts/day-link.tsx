import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Link } from '#core/pages/link.tsx';
import { readEntries } from '#core/pages/pages-context.ts';
import { dateParameter } from '#core/selected-date/use-selected-date.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';

interface DayLinkProps {
  journal: string;
  day: CalendarDate;
  /** Whether to write the date in digits only, for a narrow column. */
  inNumbers?: boolean;
}

/** Links to a day of a journal. The day is readable even after premium has ended. */
export function DayLink({ journal, day, inNumbers = false }: DayLinkProps): ReactNode {
  const locale = useLocale();
  return (
    <Link
      to={`/${journal}?${dateParameter}=${day}`}
      state={readEntries}
      className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
    >
      {formatDate(day, locale, { dateStyle: inNumbers ? 'short' : 'medium' })}
    </Link>
  );
}
