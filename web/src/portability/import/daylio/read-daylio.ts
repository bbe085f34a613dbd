import { parse } from 'papaparse';
import { asCalendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { ClockTime } from '#lib/clock-time.ts';
import { plainNote } from './plain-note.ts';
import { readClock } from './read-clock.ts';

/** One entry of Daylio. */
export interface DaylioEntry {
  readonly date: CalendarDate;
  /** Null where it could not be read. */
  readonly time: ClockTime | null;
  readonly mood: string;
  readonly activities: readonly string[];
  /** Title and note, without the marks of their layout. */
  readonly note: string;
}

export interface DaylioFile {
  /** Newest first, as in the file. */
  readonly entries: readonly DaylioEntry[];
  /** Lines without a day or a mood. */
  readonly unreadable: number;
}

/** The columns as Daylio names them in English; an older program leaves out the title, a newer one adds scales before it. */
const inOrder = ['full_date', 'date', 'weekday', 'time', 'mood', 'activities', 'note_title', 'note'];
const withoutTitle = inOrder.filter((name) => name !== 'note_title');
const withScales = inOrder.toSpliced(6, 0, 'scales');

/** Reads the CSV that Daylio exports; null when it is something else. Columns with names in another language are known by their order. */
export function readDaylio(text: string): DaylioFile | null {
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
