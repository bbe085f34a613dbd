import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { lastDayOf } from '@cogn/shared/covered-days.ts';
import { RotateCcw, Stethoscope } from 'lucide-react';
import { EntryRow } from '#core/journal/entry-row.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useFocusAfterRemoval, useFocusBackAfterEditing } from '#core/journal/use-focus-after-removal.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { RemoveButton } from '#core/journal/remove-button.tsx';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { Link } from '#core/pages/link.tsx';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { AppointmentDetails, AppointmentSummary } from './appointment-details.tsx';
import { sortAppointments } from './appointment-rows.ts';
import { appointments, type RecordedAppointment } from './appointments.ts';
import { SaveOneFile } from './calendar-file/save-one-file.tsx';
import { NoAppointments } from './no-appointments.tsx';
import type { RemoveAppointmentProps } from './remove-appointment.tsx';
import { usePastDayAccess } from './use-past-day-access.ts';

/** Asks for confirmation before an appointment is removed. */
const LazyRemoveAppointment = lazyPart<RemoveAppointmentProps>(
  'remove-appointment',
  () => ['appointment-form'],
  async () => (await import('./remove-appointment.tsx')).RemoveAppointment,
);

interface DayAppointmentsProps {
  /** Opens the form for a new appointment that copies this one. */
  onRepeat: (appointment: RecordedAppointment) => void;
}

/** The selected day's appointments with their actions. */
export function DayAppointments({ onRepeat }: DayAppointmentsProps): ReactNode {
  const t = useMessages('calendar');
  const locale = useLocale();
  const { date, today, entries, reading, retry, writing, editing, edit, askRemoval, ...journal } = useJournal(appointments);
  const leaving: RecordedAppointment | null = journal.leaving;
  const { mayWriteOn, openUpsell } = usePastDayAccess();
  const { heading, expect } = useFocusAfterRemoval(entries);
  const list = useFocusBackAfterEditing<HTMLUListElement>(editing?.id ?? null);
  const open = writing === 'open';
  const { shown, more } = useShownRows(sortAppointments(entries), {
    fields: appointments.fields,
    open: editing?.id,
    restart: date,
  });

  const beforeRemoval = ({ id }: RecordedAppointment) => {
    if (id === editing?.id) edit(null);
    expect(id);
  };
  return (
    <section className="flex flex-col gap-4" aria-labelledby="day-appointments">
      <h2 id="day-appointments" ref={heading} tabIndex={-1} className="text-lg">
        {t('ofDay', { date: formatDate(date, locale, { day: 'numeric', month: 'long' }) })}
      </h2>
      {entries.length > 0 || reading === 'loading' ? (
        <QueryStateNotice reading={reading} retry={retry} />
      ) : (
        <NoAppointments reading={reading} retry={retry} mayAdd={open && mayWriteOn(date)} />
      )}
      <ul ref={list} className="flex flex-col gap-3 empty:hidden">
        {shown.map((entry) => (
          <EntryRow
            key={entry.id}
            table={appointments.table}
            entry={entry}
            name={entry.name}
            busyEditing={entry.id === editing?.id}
            onEdit={open ? () => (mayWriteOn(lastDayOf(entry)) ? edit(entry) : openUpsell()) : undefined}
            more={
              <>
                {open && (
                  <Button
                    variant="quiet"
                    icon={RotateCcw}
                    aria-label={`${t('again')} · ${entry.name}`}
                    onClick={() => onRepeat(entry)}
                  >
                    {t('again')}
                  </Button>
                )}
                <SaveOneFile of={entry} />
                {entry.type !== 'other' && date >= today && (
                  <Link
                    to={`/visit?appointment=${entry.id}`}
                    aria-label={`${t('prepare')} · ${entry.name}`}
                    className={buttonClasses('quiet')}
                  >
                    <Stethoscope className="size-5 shrink-0" aria-hidden />
                    {t('prepare')}
                  </Link>
                )}
                {/* Without premium a past appointment has no form, so its remove button is here. */}
                {open && !mayWriteOn(lastDayOf(entry)) && <RemoveButton of={appointments} entry={entry} />}
              </>
            }
            line={<AppointmentSummary of={entry} />}
            details={<AppointmentDetails of={entry} day={date} />}
          />
        ))}
      </ul>
      {more}
      {leaving !== null && (
        <LazyRemoveAppointment of={leaving} onClose={() => askRemoval(null)} onRemoving={() => beforeRemoval(leaving)} />
      )}
    </section>
  );
}
