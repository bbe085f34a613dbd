import { parse } from 'papaparse';
import { asCalendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { ClockTime } from '#lib/clock-time.ts';

export interface DaylioEntry {
  readonly date: CalendarDate;
  /** Null if the time is unreadable. */
  readonly time: ClockTime | null;
  readonly mood: string;
  readonly activities: readonly string[];
  /** Title and note as plain text, without HTML. */
  readonly note: string;
}

export interface DaylioFile {
  /** Newest first, as in the file. */
  readonly entries: readonly DaylioEntry[];
  /** The number of lines without a day or a mood. */
  readonly unreadable: number;
}

/** Daylio's English column names, in order. Older files have no `note_title`; newer files have `scales` before it. */
const inOrder = ['full_date', 'date', 'weekday', 'time', 'mood', 'activities', 'note_title', 'note'];
const withoutTitle = inOrder.filter((name) => name !== 'note_title');
const withScales = inOrder.toSpliced(6, 0, 'scales');

/**
 * Reads a CSV export of Daylio; null for any other file. If the column names are not English, their number and order
 * identify the columns.
 */
export function readDaylioCsv(text: string): DaylioFile | null {
  const { data } = parse<string[]>(text.replace(/^\uFEFF/u, ''), { skipEmptyLines: 'greedy' });
  const [head, ...lines] = data;
  const columns = head && columnsOf(head, lines[0]);
  if (!columns) return null;
  const entries = lines.flatMap((line) => entryOf(line, columns) ?? []);
  return { entries, unreadable: lines.length - entries.length };
}

function columnsOf(head: readonly string[], first: readonly string[] | undefined): readonly string[] | null {
  const names = head.map((name) => name.trim().toLowerCase());
  if (['full_date', 'mood'].every((name) => names.includes(name))) return names;
  const known = [withoutTitle, inOrder, withScales].find(({ length }) => length === head.length);
  return known && first && asCalendarDate(first[0]?.trim()) !== null && readClock(first[3] ?? '') !== null ? known : null;
}

function entryOf(line: readonly string[], columns: readonly string[]): DaylioEntry | null {
  const cell = (name: string) => line[columns.indexOf(name)]?.trim() ?? '';
  const date = asCalendarDate(cell('full_date'));
  const mood = cell('mood');
  if (date === null || mood === '') return null;
  const activities = cell('activities')
    .split('|')
    .map((activity) => activity.trim());
  const scales = cell('scales')
    .split('|')
    .map((scale) => scale.trim());
  return {
    date,
    mood,
    time: readClock(cell('time')),
    activities: [...activities, ...scales].filter((activity) => activity !== ''),
    note: [cell('note_title'), plainNote(cell('note'))].filter((part) => part !== '').join('\n'),
  };
}

/** `breaks` are tags that end a line; `marks` are tags that only format. Other text in angle brackets is the user's own. */
const breaks = /<br\s*\/?>|<\/(?:p|div|li|ul|ol|h[1-6])\s*>/giu;
const marks = /<\/?(?:p|div|li|ul|ol|h[1-6]|b|i|u|s|strong|em|strike|span|font)(?:\s[^<>]*)?>/giu;
const letters: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Converts a Daylio note, which may contain some HTML, to plain text. */
export function plainNote(note: string): string {
  const isMarked = breaks.test(note) || marks.test(note);
  breaks.lastIndex = marks.lastIndex = 0;
  if (!isMarked) return note;
  return note
    .replace(breaks, '\n')
    .replace(marks, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/gu, (_, name: string) => letters[name] ?? '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

const pattern = /^(\D*)(\d{1,2})\s*[:.h]\s*(\d{2})(?::\d{2})?(\D*)$/u;
/** AM and PM as phones write them: Latin letters, Japanese, Chinese, Korean. */
const morning = /^(?:a\.? ?m\.?|午前|上午|凌晨|早上|오전)$/u;
const afternoon = /^(?:p\.? ?m\.?|午後|下午|晚上|中午|오후)$/u;

/** Parses a localized time of day to HH:MM; null if the text is not a time. */
export function readClock(text: string): ClockTime | null {
  // NFKC turns the narrow space that newer phones put before AM or PM into a normal one.
  const [, before = '', hours, minutes, after = ''] = pattern.exec(text.normalize('NFKC').trim().toLowerCase()) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const half = `${before.trim()}${after.trim()}`;
  const isMorning = morning.test(half);
  const isAfternoon = afternoon.test(half);
  if (half !== '' && !isMorning && !isAfternoon) return null;
  const written = Number(hours);
  if (half !== '' && (written < 1 || written > 12)) return null;
  const hour = half === '' ? written : (written % 12) + (isAfternoon ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}` as ClockTime;
}
