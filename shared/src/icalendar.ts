/**
 * Calendar files and feeds (RFC 5545). Times are "floating" (the reader's wall clock), because appointments are recorded without a time
 * zone.
 */

/** Joins the lines of a calendar: folds long lines, and ends each with CRLF. `program` becomes the product identifier. */
export function writeCalendar(program: string, lines: readonly string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//COGN//${program}//EN`, ...lines, 'END:VCALENDAR'];
  return all.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** One event. Importing the same `id` again updates the event. `content` holds its lines, already escaped. */
export function writeEvent(id: string, content: readonly string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${id}@cogn`, ...content, 'END:VEVENT'];
}

/** An instant in the UTC format of DTSTAMP and LAST-MODIFIED: '20261122T123456Z'. */
export function stampOf(instant: Date): string {
  return `${compact(instant)}Z`;
}

/**
 * Start and duration lines of an event. `date` is 'YYYY-MM-DD'. `time` is 'HH:MM', or null for a whole day. The event begins `after`
 * minutes later than `time`. `minutes` is its length, or null for none.
 */
export function eventTimes(date: string, time: string | null, minutes: number | null, after = 0): string[] {
  if (time === null) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`];
  // Calculate in UTC, where every day has 24 hours, and write without a zone.
  const start = `DTSTART:${compact(new Date(Date.parse(`${date}T${time}:00Z`) + after * 60_000))}`;
  return minutes ? [start, `DURATION:PT${String(minutes)}M`] : [start];
}

/** Escapes text (RFC 5545 §3.3.11). Control characters become spaces, so that no value can start a new line. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Folds lines at 75 octets (RFC 5545 §3.1), never inside a character. Continuation lines begin with a space. */
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
