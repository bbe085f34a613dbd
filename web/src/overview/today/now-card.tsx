import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Check } from 'lucide-react';
import { useConsent } from '#core/consent/use-consent.ts';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { appointmentTime } from '#features/calendar/appointment-times.ts';
import { appointments, type Appointment } from '#features/calendar/appointments.ts';
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
import { OnItsWay } from '#ui/on-its-way.tsx';
import { keysAfterAWhile, keysToShow, linesOfNow, type NowLine } from './lines-of-now.ts';
import { LineLink, TodayLine } from './today-line.tsx';

/** What waits for the person now, three lines at most: due doses and reminders, the next step of the routine, what comes later today. */
export function NowCard(): ReactNode {
  return (
    <QuickJournal of={routineTicks}>
      <Lines />
    </QuickJournal>
  );
}

function Lines(): ReactNode {
  const t = useMessages('today');
  const today = useToday();
  const [now, setNow] = useState(() => new Date());
  const [visible] = usePreference('visiblePages');
  const { medicines, ...ofMedicines } = useMedicines();
  const { doses, ...ofDoses } = useRecentDoses();
  const { reminders, ...ofReminders } = useReminders();
  const { rows, ...ofAppointments } = useEntries<Appointment>(appointments.table, { date: today });
  const { tasks, ticks, coming, lowEnergy, isTicked, tick } = useRoutine();
  const [shown, setShown] = useState<readonly string[]>([]);

  const readings = [ofMedicines, ofDoses, ofReminders, ofAppointments, tasks, ticks];
  const isComing = coming || readings.some(({ state }) => state === 'loading');
  const isShown = (pageId: string) => visible[pageId] !== false;
  const lines = linesOfNow({
    today,
    now,
    // A dose or a step whose answers are unknown must not look unanswered.
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
  // The page of the medicines can also skip or postpone a dose.
  const more = t(dueDoses.every((key) => keys.includes(key)) ? 'otherAnswer' : 'allDoses');
  const problem = readings.find(({ state }) => state !== 'ready');
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
          return line && <Line key={key} line={line} isFirstDue={key === dueDoses[0]} isTicked={isTicked} tick={tick} />;
        })}
      </ul>
      {dueDoses.length > 0 && (
        <div className="pt-2">
          <LineLink to="/medications" label={more}>
            {more}
          </LineLink>
        </div>
      )}
    </Card>
  );
}

interface LineProps extends Pick<ReturnType<typeof useRoutine>, 'isTicked' | 'tick'> {
  line: NowLine;
  /** The first due dose, whose button is the card's main one. */
  isFirstDue: boolean;
}

function Line({ line, isFirstDue, isTicked, tick }: LineProps): ReactNode {
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
            {dose.name} <span className="font-normal text-muted">{dose.dosage}</span>
          </>
        }
        detail={
          <div className="flex flex-wrap gap-x-2">
            {formatClockTime(dose.time, locale)}
            <DoseAnswer day={dose.day} time={dose.time} dose={dose.dose} />
          </div>
        }
      >
        {agreed && isDue && isOpen && (
          <Button
            icon={Check}
            variant={isFirstDue ? 'primary' : 'secondary'}
            aria-label={named(words, nameDose(dose, doseMessages, locale))}
            onClick={(event) => {
              // The button disappears, and the focus must not be lost.
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
  if (line.kind === 'appointment') {
    const { appointment } = line;
    return (
      <TodayLine
        name={appointment.name}
        detail={[appointmentTime(appointment, locale), t('appointment')].filter(Boolean).join(' · ')}
      >
        <LineLink to="/calendar" label={named(t('open'), appointment.name)}>
          {t('open')}
        </LineLink>
      </TodayLine>
    );
  }
  const isStep = line.kind === 'step';
  const name = isStep ? line.step.shown : line.reminder.text;
  const isDone = isStep ? isTicked(line.step) : !line.isOpen;
  const time = isStep
    ? line.step.shownMinutes !== null && formatMeasure(line.step.shownMinutes, 'minute', locale)
    : line.reminder.time !== null && formatClockTime(line.reminder.time, locale);
  return (
    <TodayLine name={name} detail={[time, t(isStep ? 'step' : 'reminder')].filter(Boolean).join(' · ')}>
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

/** Calls this every minute, and when the person comes back to the app. */
function useEachMinute(renew: () => void): void {
  const onMinute = useEffectEvent(renew);
  useEffect(() => {
    const call = () => onMinute();
    const timer = setInterval(call, 60_000);
    document.addEventListener('visibilitychange', call);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', call);
    };
  }, []);
}
