import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Check } from 'lucide-react';
import { useConsent } from '#core/consent/use-consent.ts';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { usePreference } from '#core/preferences/preferences.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useEachMinute } from '#core/selected-date/use-each-minute.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { formatDate } from '#lib/local-date.ts';
import { appointmentRows } from '#features/calendar/appointment-rows.ts';
import type { Appointment } from '#features/calendar/appointments.ts';
import { DoseAnswer } from '#features/medications/doses/dose-answer.tsx';
import { planOfDay } from '#features/medications/doses/plan-of-day.ts';
import { nameDose, useDoseAnswers } from '#features/medications/doses/use-dose-answers.ts';
import { useMedicines, useRecentDoses } from '#features/medications/use-medicines.ts';
import { useReminders } from '#features/reminders/reminder-list.ts';
import { useDone } from '#features/reminders/use-done.ts';
import { routineTicks } from '#features/routine/routine-tables.ts';
import { useRoutine } from '#features/routine/use-routine.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { buttonClasses, joinClasses } from '#ui/lib/class-names.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { furtherAppointments, keysAfterAWhile, keysToShow, linesOfNow, type NowLine } from './lines-of-now.ts';
import { AppointmentLine, TodayLine } from './today-line.tsx';

/**
 * The next things to do, in at most three lines: due doses and reminders, the next step of the routine, and later lines. Below
 * them it names the appointments of today that have no line.
 */
export function NowCard(): ReactNode {
  return (
    <QuickJournal of={routineTicks}>
      <Lines />
    </QuickJournal>
  );
}

function Lines(): ReactNode {
  const t = useMessages('today');
  const locale = useLocale();
  const today = useToday();
  const [now, setNow] = useState(() => new Date());
  const [visible] = usePreference('visiblePages');
  const { medicines, ...ofMedicines } = useMedicines();
  const { doses, ...ofDoses } = useRecentDoses();
  const { reminders, ...ofReminders } = useReminders();
  const { rows, ...ofAppointments } = useEntries<Appointment>(
    appointmentRows.table,
    { date: today },
    appointmentRows.repeats,
  );
  const { tasks, ticks, coming, lowEnergy, isTicked, tick } = useRoutine();
  const [shown, setShown] = useState<readonly string[]>([]);

  const readings = [ofMedicines, ofDoses, ofReminders, ofAppointments, tasks, ticks];
  const isComing = coming || readings.some(({ state }) => state === 'loading');
  const isShown = (pageId: string) => visible[pageId] !== false;
  const lines = linesOfNow({
    today,
    now,
    // Leaves out doses and steps whose answers are unknown, because they would look unanswered.
    plan: isShown('medications') && ofMedicines.known && ofDoses.known ? planOfDay(medicines, doses, today) : [],
    tasks: isShown('routine') && ticks.known ? tasks.rows : [],
    lowEnergy,
    isTicked,
    appointments: isShown('calendar') ? rows : [],
    reminders: isShown('reminders') ? reminders : [],
  });
  const keys = keysToShow(lines, shown);
  if (!isComing && keys.join(' ') !== shown.join(' ')) setShown(keys);
  useEachMinute(() => {
    setNow(new Date());
    setShown((before) => keysAfterAWhile(lines, before));
  });
  if (isComing) return <OnItsWay />;

  const dueDoses = lines.flatMap((line) => (line.kind === 'dose' && line.isDue && line.isOpen ? [line.key] : []));
  // The last due dose has a link to the page of the medicines, where the user can also skip or postpone a dose. After an
  // answer the link stays in its place, so that no button moves under a finger.
  const lastDue = keys.findLast((key) => lines.some((line) => line.key === key && line.kind === 'dose' && line.isDue));
  const more = t(dueDoses.length > 0 && dueDoses.every((key) => keys.includes(key)) ? 'otherAnswer' : 'allDoses');
  const problem = readings.find(({ state }) => state !== 'ready');
  const further = furtherAppointments(lines, keys).map(({ date, start_time, name }) =>
    date === today && start_time ? `${formatClockTime(start_time, locale)}\u00a0${name}` : name,
  );
  return (
    <Card aria-labelledby="today-now" className="flex flex-col p-4!">
      <h2 id="today-now" tabIndex={-1} className="text-lg">
        {t('now')}
      </h2>
      {problem && <QueryStateNotice reading={problem.state} retry={problem.retry} />}
      {keys.length === 0 && readings.every(({ known }) => known) && (
        <p className="text-muted">{t(lines.length === 0 ? 'nothing' : 'nothingMore')}</p>
      )}
      <ul className="empty:hidden">
        {keys.map((key) => {
          const line = lines.find((each) => each.key === key);
          const ofDose = { isFirstDue: key === dueDoses[0], more: key === lastDue ? more : undefined };
          return line && <Line key={key} line={line} {...ofDose} isTicked={isTicked} tick={tick} />;
        })}
      </ul>
      {further.length > 0 && <QuietLink to="/calendar">{t('further', { list: further.join(' · ') })}</QuietLink>}
    </Card>
  );
}

function QuietLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <Link to={to} className={joinClasses(buttonClasses('quiet'), '-ms-3.5 self-start text-sm!')}>
      {children}
    </Link>
  );
}

interface LineProps extends Pick<ReturnType<typeof useRoutine>, 'isTicked' | 'tick'> {
  line: NowLine;
  /** Whether this is the first due dose. Its button is the card's primary button. */
  isFirstDue: boolean;
  /** The text of the link to the page of the medicines, shown below the last due dose. */
  more: string | undefined;
}

function Line({ line, isFirstDue, more, isTicked, tick }: LineProps): ReactNode {
  const t = useMessages('today');
  const doseMessages = useMessages('doses');
  const journal = useMessages('journal');
  const locale = useLocale();
  const today = useToday();
  const agreed = useConsent('health') === 'granted';
  const answer = useDoseAnswers();
  const done = useDone();
  const named = (words: string, name: string) => journal('named', { words, name });

  if (line.kind === 'dose') {
    const { dose, isDue, isOpen } = line;
    const words = doseMessages('take');
    return (
      <TodayLine
        name={
          <>
            {dose.name} <span className="font-normal whitespace-nowrap text-muted">{dose.dosage}</span>
          </>
        }
        detail={
          <div className="flex flex-wrap gap-x-2">
            {formatClockTime(dose.time, locale)}
            <DoseAnswer day={dose.day} time={dose.time} dose={dose.dose} />
          </div>
        }
        below={more && <QuietLink to="/medications">{more}</QuietLink>}
      >
        {agreed && isDue && isOpen && (
          <Button
            icon={Check}
            variant={isFirstDue ? 'primary' : 'secondary'}
            aria-label={named(words, nameDose(dose, doseMessages, locale))}
            onClick={(event) => {
              // The button disappears, so move its focus to the card's heading.
              event.currentTarget.closest('section')?.querySelector('h2')?.focus();
              void answer(dose, 'taken');
            }}
          >
            {words}
          </Button>
        )}
      </TodayLine>
    );
  }
  if (line.kind === 'appointment') return <AppointmentLine of={line.appointment} day={today} to="/calendar" />;
  const isStep = line.kind === 'step';
  const name = isStep ? line.step.shown : line.reminder.text;
  const isDone = isStep ? isTicked(line.step) : !line.isOpen;
  const time = isStep
    ? line.step.shownMinutes !== null && formatMeasure(line.step.shownMinutes, 'minute', locale)
    : line.reminder.time !== null && formatClockTime(line.reminder.time, locale);
  // A reminder of an earlier day has its date, because its time alone looks like today's. The date does not count the days
  // since, because that would press the person.
  const day = !isStep && line.earlierDay && formatDate(line.earlierDay, locale, { day: 'numeric', month: 'long' });
  return (
    <TodayLine name={name} detail={[day, time, t(isStep ? 'step' : 'reminder')].filter(Boolean).join(' · ')}>
      <Button
        icon={Check}
        aria-pressed={isDone}
        aria-label={named(t('done'), name)}
        className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
        onClick={() => {
          if (isStep) void tick(line.step, !isDone);
          else void done(line.reminder, isDone ? null : today, t(isDone ? 'back' : 'done'));
        }}
      >
        {t('done')}
      </Button>
    </TodayLine>
  );
}
