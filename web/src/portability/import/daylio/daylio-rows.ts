import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { toLocalDate } from '#lib/local-date.ts';
import { writeInstant } from '#lib/instant.ts';
import type { FileRows } from '../read-portable-file.ts';
import { asNotes, recordOf, type ActivityMapping, type OriginNote } from './activity-mapping.ts';
import { isMapped, type MoodMapping } from './mood-mapping.ts';
import type { DaylioEntry, DaylioFile } from './read-daylio-csv.ts';

interface Mapping {
  readonly moods: MoodMapping;
  /** If null, the import leaves all activities out. */
  readonly activities: ActivityMapping | null;
  /** Formats activities as a line of the notes. */
  readonly activitiesLine: (names: readonly string[]) => string;
  readonly originNote: OriginNote;
  readonly rowSeed: string;
}

/**
 * Converts Daylio entries to rows of the mood journal, and their activities to text in the notes or to rows of other
 * journals. A row's id is derived from the user, the day, the time and the entry's position among the entries of that minute.
 * So a second import recognizes the same entries. An entry whose mood is left out makes no rows at all.
 */
export function daylioRows(file: DaylioFile, mapping: Mapping): FileRows {
  const places = new Map<string, number>();
  const made = file.entries.flatMap((entry) => {
    const moment = `${entry.date} ${entry.time ?? ''}`;
    const place = places.get(moment) ?? 0;
    places.set(moment, place + 1);
    return rowsOfEntry(entry, `daylio ${moment} ${String(place)}`, mapping);
  });
  // A null row stands for a line of the file without a day or mood. The preview reports it as unreadable.
  const unreadable = Array.from({ length: file.unreadable }, () => ({ table: 'mood_entries', row: null }));
  const byTable = Map.groupBy<string, { table: string; row: unknown }>([...made, ...unreadable], ({ table }) => table);
  return {
    rows: new Map([...byTable].map(([table, all]) => [table, all.map(({ row }) => row)])),
    account: null,
    unknown: [],
    leftOut: 0,
    skipped: file.entries.filter(({ mood }) => !isMapped(mapping.moods.get(mood))).length,
  };
}

interface MadeRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

function rowsOfEntry(
  entry: DaylioEntry,
  place: string,
  { moods, activities, activitiesLine, originNote, rowSeed }: Mapping,
): readonly MadeRow[] {
  const mapped = moods.get(entry.mood);
  if (!isMapped(mapped)) return [];
  const taken = activities ? entry.activities.map((name) => [name, activities.get(name) ?? asNotes] as const) : [];
  const inNotes = taken.filter(([, { becomes }]) => becomes === 'notes').map(([name]) => name);
  const notes = [entry.note, inNotes.length > 0 ? activitiesLine(inNotes) : ''].filter((part) => part !== '').join('\n\n');
  const row = (table: string, key: string, values: MadeRow['row']): MadeRow => ({
    table,
    row: { id: derivedUuid(rowSeed, key), date: entry.date, ...values, created_at: momentOf(entry) },
  });
  return [
    row('mood_entries', place, {
      ...{ mood: mapped.mood, intensity: mapped.intensity, notes: notes === '' ? null : notes, time: entry.time },
    }),
    ...taken.flatMap(([name, target]) => {
      const record = recordOf(name, target, entry.time, originNote);
      return record ? [row(record.table, `${place} ${record.table} ${name}`, record.values)] : [];
    }),
  ];
}

/** The instant of an entry in this device's time zone. Noon if the time is unknown. */
function momentOf({ date, time }: DaylioEntry): string {
  const moment = toLocalDate(date);
  if (time !== null) moment.setHours(Number(time.slice(0, 2)), Number(time.slice(3, 5)));
  return writeInstant(moment);
}
