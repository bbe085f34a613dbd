import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { timeOnDay } from '#features/calendar/appointment-times.ts';
import type { Appointment } from '#features/calendar/appointments.ts';
import { buttonClasses } from '#ui/lib/class-names.ts';

interface TodayLineProps {
  name: ReactNode;
  /** The text below the name, such as the last value or a time. The line reserves space for this text while it loads. */
  detail: ReactNode;
  /** The line's button. */
  children?: ReactNode;
  /** Further actions of this line, below its name and button. */
  below?: ReactNode;
}

/** One line of a card on Today: a name above its detail, and one button. */
export function TodayLine({ name, detail, children, below }: TodayLineProps): ReactNode {
  return (
    <li className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-t border-line py-1.5 first:border-0">
      <div className="min-w-0 flex-1 basis-24 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <div className="min-h-[1.5em] text-sm text-muted first-letter:uppercase">{detail}</div>
      </div>
      {children}
      {below && <div className="w-full">{below}</div>}
    </li>
  );
}

/** A link that looks like the button of a line. Screen readers also hear `name`, the name of the line. */
export function LineLink({ to, words, name }: { to: string; words: string; name: string }): ReactNode {
  const journal = useMessages('journal');
  return (
    <Link to={to} aria-label={journal('named', { words, name })} className={buttonClasses('secondary')}>
      {words}
    </Link>
  );
}

/** The line of an appointment on one of its days: when it is, and a link to the calendar. */
export function AppointmentLine({ of, day, to }: { of: Appointment; day: CalendarDate; to: string }): ReactNode {
  const t = useMessages('today');
  const when = timeOnDay(
    of,
    day,
    useLocale(),
    (place) => t('appointmentDay', place),
    (time) => t('appointmentUntil', { time }),
  );
  return (
    <TodayLine name={of.name} detail={`${when ?? t('anyTime')} · ${t('appointment')}`}>
      <LineLink to={to} words={t('open')} name={of.name} />
    </TodayLine>
  );
}
