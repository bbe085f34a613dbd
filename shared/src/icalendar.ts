/**
 * Calendar files and feeds (RFC 5545). Times are "floating", the wall clock of wherever the file is read: an appointment is recorded without a zone.
 */

/** The whole calendar from its lines: CRLF after each, long lines folded. `program` becomes the product identifier. */
export function writeCalendar(program: string, lines: readonly string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//COGN//${program}//EN`, ...lines, 'END:VCALENDAR'];
  return all.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** One event. The same `id` in a second import changes the event instead of adding another. `content` are its lines, already escaped. */
export function writeEvent(id: string, content: readonly string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${id}@cogn`, ...content, 'END:VEVENT'];
}

/** An instant as the lines DTSTAMP and LAST-MODIFIED have it, in UTC: '20261122T123456Z'. */
export function stampOf(instant: Date): string {
  return `${compact(instant)}Z`;
}

/**
 * The lines for start and duration of an event: `date` 'YYYY-MM-DD', `time` 'HH:MM' (null: the whole day), delayed by `after` minutes, `minutes` long
 * (null: no duration).
 */
export function eventTimes(date: string, time: string | null, minutes: number | null, after = 0): string[] {
  if (time === null) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`];
  // Added in UTC, where every day has 24 hours; written without a zone.
  const start = `DTSTART:${compact(new Date(Date.parse(`${date}T${time}:00Z`) + after * 60_000))}`;
  return minutes ? [start, `DURATION:PT${String(minutes)}M`] : [start];
}

/** Text as §3.3.11 has it. Control characters, which are not allowed there, become a space, so that no value can begin a line. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** No line is longer than 75 octets (§3.1); what follows begins with a space. A character is never cut. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function compact(instant: Date): string {
  return instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
