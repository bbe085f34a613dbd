import type { CalendarDate } from './calendar-date.ts';
import { fallsOn, placeInMonth, weekdayOf, type Recurrence, type Weekday } from './recurrence.ts';

/**
 * Calendar files and feeds (RFC 5545). Times are "floating" (the reader's wall clock), because appointments are recorded without
 * a time zone.
 */

/** Joins the lines of a calendar: folds long lines, and ends each with CRLF. `program` becomes the product identifier. */
export function writeCalendar(program: string, lines: readonly string[]): string {
  return [...calendarPieces(program, [lines])].join('');
}

/** The text of a calendar in pieces, one for each of `blocks`, so that a server can pause while it writes a long calendar. */
export function* calendarPieces(program: string, blocks: Iterable<readonly string[]>): Generator<string> {
  yield textOf(['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//COGN//${program}//EN`]);
  for (const lines of blocks) yield textOf(lines);
  yield textOf(['END:VCALENDAR']);
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${foldLine(line)}\r\n`).join('');

/** One event. Importing the same `id` again updates the event. `content` holds its lines, already escaped. */
export function writeEvent(id: string, content: readonly string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${id}@cogn`, ...content, 'END:VEVENT'];
}

/** An instant in the UTC format of DTSTAMP and LAST-MODIFIED: '20261122T123456Z'. */
export function stampOf(instant: Date): string {
  return `${compact(instant)}Z`;
}

/**
 * Start and duration lines of an event. `date` is 'YYYY-MM-DD'. `time` is 'HH:MM', or null for a whole day. The event begins
 * `after` minutes later than `time`. `minutes` is its length, or null for none.
 */
export function eventTimes(date: string, time: string | null, minutes: number | null, after = 0): string[] {
  if (time === null) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`];
  // Calculate in UTC, where every day has 24 hours, and write without a zone.
  const start = `DTSTART:${compact(new Date(Date.parse(`${date}T${time}:00Z`) + after * 60_000))}`;
  return minutes ? [start, `DURATION:PT${String(minutes)}M`] : [start];
}

/**
 * The lines of an alert inside an event, `before` minutes before its start; none if `before` is no number. `text` is already
 * escaped. It must not say more than the event's SUMMARY does.
 */
export function alertLines(before: number | null | undefined, text: string): string[] {
  if (typeof before !== 'number') return [];
  const trigger = before > 0 ? `-PT${String(before)}M` : 'PT0S';
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:${trigger}`, `DESCRIPTION:${text}`, 'END:VALARM'];
}

/** How an event repeats; a null or missing `repeat` means that it happens once. */
export interface EventRepetition {
  readonly repeat?: string | null;
  /** 'YYYY-MM-DD'; null without an end. */
  readonly repeat_until?: string | null;
  /** The days that are left out, 'YYYY-MM-DD'. */
  readonly left_out?: readonly string[] | null;
}

/**
 * The lines RRULE and EXDATE of an event that begins as `eventTimes` writes it; none if it happens once. UNTIL and EXDATE
 * have the same type as the start, as RFC 5545 requires. EXDATE omits a left-out day on which the event would not occur
 * anyway: with such a day, some calendar programs ignore the other left-out days too.
 */
export function repetitionLines(
  date: string,
  time: string | null,
  { repeat, repeat_until, left_out }: EventRepetition,
  after = 0,
): string[] {
  const rule = recurrenceRule(repeat ?? 'never', date as CalendarDate);
  if (rule === null) return [];
  const start = (day: string) => eventTimes(day, time, null, after)[0]?.replace(/^DTSTART/u, '') ?? '';
  const until = repeat_until ? `;UNTIL=${start(repeat_until).replace(/^.*:/u, '')}` : '';
  const recurrence = { first: date as CalendarDate, repeat: repeat as Recurrence['repeat'], weekdays: null };
  const days = (left_out ?? [])
    .filter((day) => fallsOn(recurrence, day as CalendarDate))
    .toSorted()
    .map((day) => `EXDATE${start(day)}`);
  return [`RRULE:${rule}${until}`, ...days];
}

/**
 * The value of RRULE for a repetition that begins on `first`. Null for 'never', for 'weekdays', which needs the chosen days, and
 * for unknown values.
 */
export function recurrenceRule(repeat: string, first: CalendarDate): string | null {
  switch (repeat) {
    case 'daily':
      return 'FREQ=DAILY';
    case 'weekly':
      return 'FREQ=WEEKLY';
    case 'fortnightly':
      return 'FREQ=WEEKLY;INTERVAL=2';
    case 'monthly':
      return `FREQ=MONTHLY;${monthDays(Number(first.slice(8)))}`;
    case 'monthlyWeekday': {
      const place = placeInMonth(first);
      return `FREQ=MONTHLY;BYDAY=${place > 4 ? '-1' : String(place)}${dayCodes[weekdayOf(first)]}`;
    }
    default:
      return null;
  }
}

/** The names of weekdays in RRULE. */
export const dayCodes: Readonly<Record<Weekday, string>> = {
  mon: 'MO',
  tue: 'TU',
  wed: 'WE',
  thu: 'TH',
  fri: 'FR',
  sat: 'SA',
  sun: 'SU',
};

/** The lengths of the shortest and the longest month, in days. */
const [shortest, longest] = [28, 31];

/**
 * The days of a monthly rule. In a month without this day, `BYSETPOS=-1` selects the month's last day, as the app does.
 */
function monthDays(day: number): string {
  if (day <= shortest) return `BYMONTHDAY=${String(day)}`;
  if (day === longest) return 'BYMONTHDAY=-1';
  const days = Array.from({ length: day - shortest + 1 }, (_, index) => shortest + index);
  return `BYMONTHDAY=${days.join()};BYSETPOS=-1`;
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
  // Most lines are short, and a UTF-16 unit has at most three octets.
  if (line.length <= 25) return line;
  const parts: string[] = [];
  let start = 0;
  let octets = 0;
  for (let at = 0; at < line.length;) {
    const code = line.codePointAt(at) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (octets + size > 75) {
      parts.push(line.slice(start, at));
      start = at;
      octets = 1;
    }
    octets += size;
    at += size === 4 ? 2 : 1;
  }
  return [...parts, line.slice(start)].join('\r\n ');
}

function compact(instant: Date): string {
  return instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
