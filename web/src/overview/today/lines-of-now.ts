import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import { sortAppointments } from '#features/calendar/appointment-rows.ts';
import type { Appointment } from '#features/calendar/appointments.ts';
import type { PlannedDose } from '#features/medications/doses/plan-of-day.ts';
import type { Reminder } from '#features/reminders/reminder-list.ts';
import { statusOf } from '#features/reminders/reminder-status.ts';
import { stepsFromNow, type Step, type Task } from '#features/routine/steps-of-day.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';

/** A line of the card "Now". If `isOpen`, it needs an answer. An answered line stays in its place. */
export type NowLine = { readonly key: string; readonly isOpen: boolean } & (
  | { readonly kind: 'dose'; readonly dose: PlannedDose; readonly isDue: boolean }
  /** `earlierDay` is the day of a reminder that has been due since before today. It is null for the others. */
  | { readonly kind: 'reminder'; readonly reminder: Recorded<Reminder>; readonly earlierDay: CalendarDate | null }
  | { readonly kind: 'step'; readonly step: Step<Recorded<Task>> }
  /** `isNext`: it is the next appointment to begin, within `soon` minutes. */
  | { readonly kind: 'appointment'; readonly appointment: Appointment; readonly isNext?: boolean }
);

type TimedLine = NowLine & { readonly time: string | null; readonly isDue: boolean };

interface Day {
  readonly today: CalendarDate;
  readonly now: Date;
  readonly plan: readonly PlannedDose[];
  readonly tasks: readonly Recorded<Task>[];
  readonly lowEnergy: boolean;
  readonly isTicked: (task: Task) => boolean;
  /** The appointments of today. */
  readonly appointments: readonly Appointment[];
  readonly reminders: readonly Recorded<Reminder>[];
}

const millisecondsOfMinute = 60_000;
/** The duration in minutes that is assumed for an appointment without one. After it ends, its line disappears. */
const usualDuration = 60;
/** An appointment that begins within this many minutes is as urgent as a due dose. */
const soon = 60;
/** Sorts after every time of day. */
const afterAllTimes = '24:00';

/**
 * Today's lines, the most urgent first: due doses, due reminders, the next appointment if it begins within the hour, the next
 * step of the routine, later lines by time, then appointments that began on an earlier day, and reminders without a time.
 * Those come last, because they stay all day and would hide a dose. Leaves out
 * missed steps of an earlier part of the day, because nobody needs to read what was not done.
 */
export function linesOfNow(day: Day): readonly NowLine[] {
  const { today, now, plan, reminders } = day;
  const isPast = (time: string) => momentOf(today, time) <= now;
  const end = ({ start_time, duration_minutes, end_date, end_time }: Appointment) => {
    if (end_date) return end_date === today && end_time ? momentOf(today, end_time).getTime() : Infinity;
    return start_time === null
      ? Infinity
      : momentOf(today, start_time).getTime() + (duration_minutes ?? usualDuration) * millisecondsOfMinute;
  };
  const doses = plan.map((dose): TimedLine => {
    const isDue = isPast(dose.time);
    const isOpen = dose.dose === undefined || dose.dose.state === 'later';
    return { key: dose.key, kind: 'dose', dose, isDue, isOpen, time: dose.time };
  });
  const ofReminders = reminders.flatMap((reminder): TimedLine[] => {
    const status = statusOf(reminder, today);
    const isAnswered = status.kind === 'done' && reminder.done_on === today;
    if (status.kind !== 'today' && !isAnswered) return [];
    // A timed reminder of an earlier day is due at any time of today.
    const isLate = status.kind === 'today' && status.day < today;
    const { time, day } = reminder;
    const isDue = time !== null && (isLate || isPast(time));
    // Its own column, not the status: an answered reminder stays on the screen and keeps its day.
    const earlierDay = reminder.repeat === 'never' && day !== null && day < today ? day : null;
    return [{ key: reminder.id, kind: 'reminder', reminder, earlierDay, isOpen: status.kind === 'today', time, isDue }];
  });
  const toCome = sortAppointments(day.appointments)
    .filter((appointment) => end(appointment) > now.getTime())
    .map((appointment) => {
      const time = appointment.date < today ? afterAllTimes : appointment.start_time;
      return { key: appointment.id, kind: 'appointment', appointment, isOpen: true, time } as const;
    });
  const inAnHour = now.getTime() + soon * millisecondsOfMinute;
  const next = toCome.find(
    ({ time }) => time && time < afterAllTimes && !isPast(time) && momentOf(today, time).getTime() <= inAnHour,
  );
  const later = [...doses, ...ofReminders].filter(({ time, isDue }) => time !== null && !isDue);
  const byTime = [...later, ...toCome.filter((line) => line !== next)].toSorted((one, other) =>
    (one.time ?? '') < (other.time ?? '') ? -1 : 1,
  );
  return [
    ...[...doses, ...ofReminders].filter(({ isDue }) => isDue),
    ...(next ? [{ ...next, isNext: true }] : []),
    ...nextSteps(day),
    ...byTime,
    ...ofReminders.filter(({ time }) => time === null),
  ];
}

/** The steps of the routine from now on, in order. Only the first unticked step has `isOpen`. */
function nextSteps({ now, tasks, lowEnergy, isTicked }: Day): readonly NowLine[] {
  const steps = stepsFromNow(tasks, lowEnergy, now).coming;
  const next = steps.find((step) => !isTicked(step));
  return steps.map((step) => ({ key: step.id, kind: 'step', step, isOpen: step === next }));
}

/** The maximum number of lines, because a tired person cannot take in more at once. */
const most = 3;

/**
 * The keys of the lines to show. Lines already on the screen (`shown`) stay in their places, whether answered or not, so
 * that no button moves under a finger. Open lines fill the remaining places. An appointment that begins within the hour always
 * has a place: if there is none, it takes the last one, even from a due dose, because it does not wait.
 */
export function keysToShow(lines: readonly NowLine[], shown: readonly string[]): readonly string[] {
  const there = shown.filter((key) => lines.some((line) => line.key === key));
  const open = lines.filter(({ key, isOpen }) => isOpen && !there.includes(key)).map(({ key }) => key);
  const keys = [...there, ...open].slice(0, most);
  const next = lines.find((line) => line.kind === 'appointment' && line.isNext)?.key;
  return next === undefined || keys.includes(next) ? keys : [...keys.slice(0, -1), next];
}

/**
 * The appointments of today that have no place among the lines (`keys`), the next one first. The card names them below its
 * lines, because an appointment that nothing on Today mentions is missed.
 */
export function furtherAppointments(lines: readonly NowLine[], keys: readonly string[]): readonly Appointment[] {
  return lines.flatMap((line) => (line.kind === 'appointment' && !keys.includes(line.key) ? [line.appointment] : []));
}

/**
 * The keys of the lines to show some time after an answer. Open lines then take the places of answered ones, and the other
 * lines do not move. Without the delay, a second press in the same place could answer the next line.
 */
export function keysAfterAWhile(lines: readonly NowLine[], shown: readonly string[]): readonly string[] {
  const open = new Set(lines.filter(({ isOpen }) => isOpen).map(({ key }) => key));
  const waiting = [...open].filter((key) => !shown.includes(key));
  return shown.map((key) => (open.has(key) ? key : (waiting.shift() ?? key)));
}
