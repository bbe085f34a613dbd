import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from 'use-intl/react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useSelectedDate, withDate } from '#core/selected-date/use-selected-date.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { appointmentRows } from '#features/calendar/appointment-rows.ts';
import type { Appointment } from '#features/calendar/appointments.ts';
import { planOfDay } from '#features/medications/doses/plan-of-day.ts';
import { useMedicines } from '#features/medications/use-medicines.ts';
import { useReminders } from '#features/reminders/reminder-list.ts';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { AppointmentLine, LineLink, TodayLine } from '../today-line.tsx';
import { plannedLines, type PlannedLine } from './planned-lines.ts';

/**
 * What is planned for the selected day, which is after today: appointments, reminders and doses. Nothing can be recorded for
 * such a day, so the card has only links to the pages where the person can change a plan.
 */
export function PlannedCard(): ReactNode {
  const t = useMessages('today');
  const { date } = useSelectedDate();
  const [visible] = usePreference('visiblePages');
  const { medicines, ...ofMedicines } = useMedicines();
  const { reminders, ...ofReminders } = useReminders();
  const { rows, ...ofAppointments } = useEntries<Appointment>(appointmentRows.table, { date }, appointmentRows.repeats);
  const readings = [ofMedicines, ofReminders, ofAppointments];
  if (readings.some(({ state }) => state === 'loading')) return <OnItsWay />;

  const isShown = (pageId: string) => visible[pageId] !== false;
  const lines = plannedLines({
    date,
    plan: isShown('medications') ? planOfDay(medicines, [], date) : [],
    reminders: isShown('reminders') ? reminders : [],
    appointments: isShown('calendar') ? rows : [],
  });
  const problem = readings.find(({ state }) => state !== 'ready');
  return (
    <Card aria-labelledby="today-planned" className="flex flex-col p-4!">
      <h2 id="today-planned" className="text-lg">
        {t('planned')}
      </h2>
      {problem && <QueryStateNotice reading={problem.state} retry={problem.retry} />}
      {lines.length === 0 && readings.every(({ known }) => known) && <p className="text-muted">{t('nothing')}</p>}
      <ul className="empty:hidden">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ line }: { line: PlannedLine }): ReactNode {
  const t = useMessages('today');
  const titles = useMessagesOf('titles');
  const locale = useLocale();
  const { search } = useLocation();
  const { date } = useSelectedDate();
  if (line.kind === 'appointment')
    return <AppointmentLine of={line.appointment} day={date} to={withDate('/calendar', search)} />;
  if (line.kind === 'doses')
    return (
      <TodayLine
        name={line.doses.map(({ name, dosage }) => `${name}\u00a0${dosage}`).join(' · ')}
        detail={`${formatClockTime(line.time, locale)} · ${titles('medications').toLocaleLowerCase(locale)}`}
      />
    );
  const { text, time } = line.reminder;
  return (
    <TodayLine name={text} detail={[time && formatClockTime(time, locale), t('reminder')].filter(Boolean).join(' · ')}>
      <LineLink to="/reminders" words={t('open')} name={text} />
    </TodayLine>
  );
}
