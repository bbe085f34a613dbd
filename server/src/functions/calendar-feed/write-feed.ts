import { setImmediate } from 'node:timers/promises';
import { recoveryLines, spanLines } from '@cogn/shared/appointment-events.ts';
import { alertLines, calendarPieces, escapeText, writeEvent } from '@cogn/shared/icalendar.ts';
import type { Language } from '#mail/language.ts';
import type { Feed, FeedAppointment } from './find-feed.ts';

/** How long a feed may be written without a pause, in milliseconds. Meanwhile every other request waits. */
const longestTurn = 10;

/**
 * Writes a feed as an iCalendar file: of each appointment its title, place, time, repetition, alert and recovery time, or only
 * an untitled busy block. Notes, type and professional are never in it (find-feed.ts selects the appointments). The output is
 * deterministic, so that its hash shows whether anything changed. Lets other requests run meanwhile.
 */
export async function writeFeed(feed: Feed): Promise<string> {
  let content = '';
  let began = performance.now();
  for (const piece of calendarPieces('Calendar feed', blocksOf(feed))) {
    content += piece;
    if (performance.now() - began < longestTurn) continue;
    await setImmediate();
    began = performance.now();
  }
  return content;
}

/** The lines of the calendar's properties, then those of each appointment. */
function* blocksOf(feed: Feed): Generator<string[]> {
  const { name } = feedMessages[feed.language];
  yield [
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${feed.timeZone}`,
    // The refresh interval, twice: by RFC 7986, and as an older property for programs that do not follow it.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
  for (const appointment of feed.appointments)
    yield feed.shows === 'busy' ? busyEvent(appointment, feed) : titledEvents(appointment, feed);
}

/**
 * Writes one untitled block for the appointment and its recovery time, so that nobody sees where the appointment ends. It has no
 * alert, because an alert would show more than that the user is busy.
 */
function busyEvent(appointment: FeedAppointment, { language }: Feed): string[] {
  return writeEvent(appointment.id, [
    ...stamps(appointment),
    ...spanLines(appointment, appointment.recovery_minutes ?? 0),
    `SUMMARY:${feedMessages[language].busy}`,
    'CLASS:PRIVATE',
  ]);
}

/** Writes the appointment. Its recovery time is a separate block, if it is known when it begins (`recoveryLines`). */
function titledEvents(appointment: FeedAppointment, { language }: Feed): string[] {
  const { id, name, location, alert_minutes } = appointment;
  const recovery = recoveryLines(appointment);
  return [
    ...writeEvent(id, [
      ...stamps(appointment),
      ...spanLines(appointment),
      `SUMMARY:${escapeText(name)}`,
      ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
      ...alertLines(alert_minutes, escapeText(name)),
    ]),
    ...(recovery
      ? writeEvent(`${id}-recovery`, [
          ...stamps(appointment),
          ...recovery,
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
