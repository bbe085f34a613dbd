import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Appointment } from './appointments.ts';
import { appointmentTime, timeOnDay } from './appointment-times.ts';
import { TypeMark } from './type-mark.tsx';

interface AppointmentLineProps {
  of: Appointment;
  /**
   * Either the day or days as text, or one of the appointment's days (`on`). `label` is the text of that day, unless the page
   * shows it elsewhere.
   */
  day: string | { readonly on: CalendarDate; readonly label?: string };
  onOpen: () => void;
}

/** One line for an appointment. Pressing the line opens its day. */
export function AppointmentLine({ of, day, onOpen }: AppointmentLineProps): ReactNode {
  const t = useMessages('calendar');
  const locale = useLocale();
  const type = t(of.type);
  const when =
    typeof day === 'string'
      ? [day, appointmentTime(of, locale)]
      : [
          day.label,
          timeOnDay(
            of,
            day.on,
            locale,
            (place) => t('dayOf', place),
            (time) => t('untilTime', { time }),
          ),
        ];
  // Leaves out the type if the person used it as the name.
  const about = [...when, type !== of.name && type].filter(Boolean).join(' · ');
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-11 w-full items-center gap-3 rounded-lg px-2 py-1.5 text-start hover:bg-primary-soft"
    >
      <TypeMark type={of.type} className="size-5" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="min-w-0 font-medium break-words">{of.name}</span>
        <span className="text-sm text-muted first-letter:uppercase">{about}</span>
      </span>
    </button>
  );
}
