import { feedWords } from './feed-words.ts';
import type { Feed, FeedAppointment } from './find-feed.ts';

/**
 * A feed as iCalendar (RFC 5545). Times are "floating": the wall clock of wherever the calendar is read, as the appointment was written down.
 * The same feed gives the same bytes, so that its hash can say that nothing changed.
 */
export function writeCalendar(feed: Feed): string {
  const { name } = feedWords[feed.language];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//COGN//Calendar feed//EN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${feed.timeZone}`,
    // How often programs that heed it ask again (RFC 7986), and the older word for it.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...feed.appointments.flatMap((appointment) =>
      feed.shows === 'busy' ? busyEvent(appointment, feed) : titledEvents(appointment, feed),
    ),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** One block without a name: the appointment and its rest are told from each other by nobody. */
function busyEvent(appointment: FeedAppointment, { language }: Feed): string[] {
  const minutes = (appointment.duration_minutes ?? 0) + (appointment.recovery_minutes ?? 0);
  return event(appointment, appointment.id, [
    ...when(appointment, 0, minutes),
    `SUMMARY:${feedWords[language].busy}`,
    'CLASS:PRIVATE',
  ]);
}

/** The appointment, and its rest as a block of its own where it is known when that begins. */
function titledEvents(appointment: FeedAppointment, { language }: Feed): string[] {
  const { id, name, location, start_time, duration_minutes, recovery_minutes } = appointment;
  const recovery = feedWords[language].recovery(name);
  const block = start_time !== null && duration_minutes !== null && recovery_minutes !== null;
  return [
    ...event(appointment, id, [
      ...when(appointment, 0, duration_minutes ?? 0),
      `SUMMARY:${escape(name)}`,
      ...(location === null ? [] : [`LOCATION:${escape(location)}`]),
    ]),
    ...(block
      ? event(appointment, `${id}-recovery`, [
          ...when(appointment, duration_minutes, recovery_minutes),
          `SUMMARY:${escape(recovery)}`,
        ])
      : []),
  ];
}

function event({ changed }: FeedAppointment, uid: string, lines: string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${uid}@cogn`, `DTSTAMP:${changed}`, `LAST-MODIFIED:${changed}`, ...lines, 'END:VEVENT'];
}

/** The start, so many minutes after the appointment's own, and how long it lasts; the whole day when nobody said a time. */
function when({ date, start_time }: FeedAppointment, after: number, minutes: number): string[] {
  const day = date.replaceAll('-', '');
  if (start_time === null) return [`DTSTART;VALUE=DATE:${day}`];
  // Reckoned in UTC, where every day has all its hours; written without a zone.
  const instant = new Date(Date.parse(`${date}T${start_time}:00Z`) + after * 60_000);
  const start = `DTSTART:${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`;
  return minutes > 0 ? [start, `DURATION:PT${String(minutes)}M`] : [start];
}

/** Text as RFC 5545 §3.3.11 has it. What is no text there (control characters) becomes a space, so that no value can begin a line. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** No line is longer than 75 octets (§3.1); what follows begins with a space. A character is never cut. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  const parts: string[] = [];
  let from = 0;
  let octets = 0;
  for (let at = 0; at < line.length;) {
    const code = line.codePointAt(at) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (octets + size > 75) {
      parts.push(line.slice(from, at));
      from = at;
      octets = 1;
    }
    octets += size;
    at += code < 0x10000 ? 1 : 2;
  }
  parts.push(line.slice(from));
  return parts.join('\r\n ');
}
