import {
  alertLines,
  endsBeforeMidnight,
  escapeText,
  eventTimes,
  repetitionLines,
  writeCalendar,
  writeEvent,
} from '@cogn/shared/icalendar.ts';
import type { Language } from '#mail/language.ts';
import type { Feed, FeedAppointment } from './find-feed.ts';

/**
 * Writes a feed as an iCalendar file: of each appointment its title, place, time, repetition, alert and recovery time, or only
 * an untitled busy block. Notes, type and professional are never in it (find-feed.ts selects the appointments). The output is
 * deterministic, so that its hash shows whether anything changed.
 */
export function writeFeed(feed: Feed): string {
  const { name } = feedMessages[feed.language];
  return writeCalendar('Calendar feed', [
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${feed.timeZone}`,
    // The refresh interval, twice: by RFC 7986, and as an older property for programs that do not follow it.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...feed.appointments.flatMap((appointment) =>
      feed.shows === 'busy' ? busyEvent(appointment, feed) : titledEvents(appointment, feed),
    ),
  ]);
}

/**
 * Writes one untitled block for the appointment and its recovery time, so that nobody sees where the appointment ends. It has no
 * alert, because an alert would show more than that the user is busy.
 */
function busyEvent(appointment: FeedAppointment, { language }: Feed): string[] {
  const { id, date, start_time, duration_minutes, recovery_minutes } = appointment;
  return writeEvent(id, [
    ...stamps(appointment),
    ...eventTimes(date, start_time, (duration_minutes ?? 0) + (recovery_minutes ?? 0)),
    ...repetitionLines(date, start_time, appointment),
    `SUMMARY:${feedMessages[language].busy}`,
    'CLASS:PRIVATE',
  ]);
}

/**
 * Writes the appointment. Writes its recovery time as a separate block if start, duration and recovery time are known. A
 * recovery time after midnight has no block if the appointment repeats, because it would need a rule of its own.
 */
function titledEvents(appointment: FeedAppointment, { language }: Feed): string[] {
  const { id, date, name, location, start_time, duration_minutes, recovery_minutes, alert_minutes } = appointment;
  const hasRecovery =
    start_time !== null &&
    duration_minutes !== null &&
    recovery_minutes !== null &&
    (!appointment.repeat || endsBeforeMidnight(start_time, duration_minutes));
  return [
    ...writeEvent(id, [
      ...stamps(appointment),
      ...eventTimes(date, start_time, duration_minutes),
      ...repetitionLines(date, start_time, appointment),
      `SUMMARY:${escapeText(name)}`,
      ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
      ...alertLines(alert_minutes, escapeText(name)),
    ]),
    ...(hasRecovery
      ? writeEvent(`${id}-recovery`, [
          ...stamps(appointment),
          ...eventTimes(date, start_time, recovery_minutes, duration_minutes),
          ...repetitionLines(date, start_time, appointment, duration_minutes),
          `SUMMARY:${escapeText(feedMessages[language].recovery(name))}`,
        ])
      : []),
  ];
}

/** Stamps the event with the appointment's last change, not with the current time, because the output must be deterministic. */
function stamps({ changed }: FeedAppointment): string[] {
  return [`DTSTAMP:${changed}`, `LAST-MODIFIED:${changed}`];
}

interface FeedMessages {
  /** The calendar's name in the program that reads it. */
  name: string;
  /** Replaces the title when only the time may be visible. */
  busy: string;
  /** The title of the recovery time after the appointment with this title. */
  recovery: (title: string) => string;
}

/** The feed's own texts. Each feed has the language that its user had when they made it. */
const feedMessages: Record<Language, FeedMessages> = {
  pt: { name: 'COGN', busy: 'Ocupado', recovery: (title) => `Descanso: ${title}` },
  en: { name: 'COGN', busy: 'Busy', recovery: (title) => `Rest: ${title}` },
  es: { name: 'COGN', busy: 'Ocupado', recovery: (title) => `Descanso: ${title}` },
  fr: { name: 'COGN', busy: 'Occupé', recovery: (title) => `Repos : ${title}` },
  it: { name: 'COGN', busy: 'Occupato', recovery: (title) => `Riposo: ${title}` },
  ja: { name: 'COGN', busy: '予定あり', recovery: (title) => `休息：${title}` },
  zh: { name: 'COGN', busy: '忙碌', recovery: (title) => `休息：${title}` },
};
