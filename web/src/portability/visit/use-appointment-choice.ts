import { useLocale } from 'use-intl/react';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { useDraft } from '#core/drafts/use-draft.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries, useRows, type RowsResult } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { sortAppointments } from '#features/calendar/appointment-rows.ts';
import { spanLabel } from '#features/calendar/span-label.ts';
import { appointments, type Appointment } from '#features/calendar/appointments.ts';
import { nameVisit } from '#features/visit/name-visit.ts';
import { visits, type Visit } from '#features/visit/visits.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { formatDate } from '#lib/local-date.ts';

/**
 * How many days ahead, and how many appointments, to choose from. The calendar queries the same days, so both share one
 * cached response.
 */
const ahead = 90;
const most = 12;

type ComingAppointments = RowsResult<Appointment>;

/** The appointments of the coming days. The page queries them in parallel with the visits. */
export function useComingAppointments(): ComingAppointments {
  const today = useToday();
  return useEntries<Appointment>(appointments.table, { from: today, to: addDays(today, ahead) }, appointments.repeats);
}

/**
 * The appointment that a visit is about, and the coming ones to choose from. A new visit begins with the appointment from
 * which the person came. Otherwise it begins with the next one that no visit is about, except appointments of type `other`.
 * `copied` has the columns that a visit copies from its appointment.
 */
export function useAppointmentChoice(visit: Visit | undefined, asked: string | null, { rows }: ComingAppointments) {
  const t = useMessages('visit');
  const locale = useLocale();
  const today = useToday();
  const prepared = new Set(useRows<Visit>(visits.table).rows.map(({ appointment_id }) => appointment_id));
  const coming = sortAppointments(rows).filter(({ id }, place) => place < most || id === asked);
  const first = visit
    ? visit.appointment_id
    : (asked ?? coming.find(({ id, type }) => type !== 'other' && !prepared.has(id))?.id ?? null);
  const [draft, setDraft, clear] = useDraft<{ readonly id?: string | null }>(
    `visits:${visit?.id ?? ['new', asked].join(' ')}:appointment`,
    untouched,
  );
  const chosen = draft.id === undefined ? first : draft.id;
  const appointment = coming.find(({ id }) => id === chosen);
  const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const labelOf = (each: Appointment) =>
    [spanLabel(each, locale, shortDay) ?? formatDate(each.date, locale, shortDay), each.name].filter(Boolean).join(' · ');
  const isElsewhere = chosen !== null && !appointment && visit !== undefined;
  const options = [
    ...coming.map((each) => ({ value: each.id, label: labelOf(each) })),
    // The appointment was removed, or is not among the coming ones above.
    ...(isElsewhere ? [{ value: chosen, label: nameVisit(visit, locale) || t('untitled') }] : []),
    { value: '', label: t('without') },
  ];
  const copied: { readonly day?: CalendarDate; readonly professional?: string } = appointment
    ? // The visit to an appointment that runs since an earlier day is today.
      {
        day: appointment.date < today ? today : appointment.date,
        professional: appointment.professional ?? appointment.name,
      }
    : {};
  return {
    /** The appointment's id; null for a visit without one, and while the appointment is unknown. */
    chosen: appointment || isElsewhere ? chosen : null,
    choose: (id: string) => setDraft({ id: id === '' ? null : id }),
    clear,
    options,
    /** The time, the professional and the place of the chosen appointment. */
    about:
      appointment &&
      [timeOf(appointment, locale), appointment.professional, appointment.location].filter(Boolean).join(' · '),
    copied,
  };
}

const untouched = {};

/** The start, unless the label has it. */
const timeOf = ({ start_time, end_date }: Appointment, locale: string) =>
  start_time && !end_date && formatClockTime(start_time, locale);
