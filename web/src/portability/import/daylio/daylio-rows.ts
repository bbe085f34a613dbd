import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { toLocalDate } from '#lib/local-date.ts';
import { writeInstant } from '#lib/instant.ts';
import { mostTagsOfEntry } from '#core/journal/fields.ts';
import { longestTagName, readTagName, tagsTable } from '#shared-features/tags/tag-rows.ts';
import type { FileRows } from '../read-portable-file.ts';
import { activitiesOf, asTag, recordOf, type ActivityMapping, type OriginNote } from './activity-mapping.ts';
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
 * Converts Daylio entries to rows of the mood journal, and their activities to tags, text in the notes or rows of other
 * journals. A row's id is derived from the user, the day, the time and the entry's position among the entries of that minute.
 * So a second import recognizes the same entries. An entry whose mood is left out makes no rows at all.
 */
export function daylioRows(file: DaylioFile, mapping: Mapping): FileRows {
  const places = new Map<string, number>();
  const tags = tagsFor(file, mapping);
  const made = file.entries.flatMap((entry) => {
    const moment = `${entry.date} ${entry.time ?? ''}`;
    const place = places.get(moment) ?? 0;
    places.set(moment, place + 1);
    return rowsOfEntry(entry, `daylio ${moment} ${String(place)}`, mapping, tags);
  });
  // A null row stands for a line of the file without a day or mood. The preview reports it as unreadable.
  const unreadable = Array.from({ length: file.unreadable }, () => ({ table: 'mood_entries', row: null }));
  const byTable = Map.groupBy<string, { table: string; row: unknown }>(
    [...usedTags(tags, made), ...made, ...unreadable],
    ({ table }) => table,
  );
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
  tags: ReadonlyMap<string, MadeRow>,
): readonly MadeRow[] {
  const mapped = moods.get(entry.mood);
  if (!isMapped(mapped)) return [];
  const taken = activities ? entry.activities.map((name) => [name, activities.get(name) ?? asTag] as const) : [];
  const asTags = taken.filter(([name, { becomes }]) => becomes === 'tag' && tags.has(name)).map(([name]) => name);
  const tagged = asTags.slice(0, mostTagsOfEntry);
  const inNotes = taken
    .filter(([name, { becomes }]) => becomes === 'notes' || (becomes === 'tag' && !tagged.includes(name)))
    .map(([name]) => name);
  const tagIds = [...new Set(tagged.map((name) => String(tags.get(name)?.row['id'])))];
  const notes = [entry.note, inNotes.length > 0 ? activitiesLine(inNotes) : ''].filter((part) => part !== '').join('\n\n');
  const row = (table: string, key: string, values: MadeRow['row']): MadeRow => ({
    table,
    row: { id: derivedUuid(rowSeed, key), date: entry.date, ...values, created_at: momentOf(entry) },
  });
  return [
    row('mood_entries', place, {
      ...{ mood: mapped.mood, intensity: mapped.intensity, notes: notes === '' ? null : notes, time: entry.time },
      tags: tagIds.length > 0 ? tagIds : null,
    }),
    ...taken.flatMap(([name, target]) => {
      const record = recordOf(name, target, entry.time, originNote);
      return record ? [row(record.table, `${place} ${record.table} ${name}`, record.values)] : [];
    }),
  ];
}

/**
 * At most this many activities become tags, so that the account has room for further tags. The rarest activities stay in the
 * notes.
 */
const mostTagsOfFile = 150;

/**
 * The rows of tags by the names of their activities. Activities whose names differ only in case have one tag. A name that is too
 * long for a tag has none, so it stays in the notes. The database merges a tag with one of the same name that the account has.
 */
function tagsFor(file: DaylioFile, { activities, rowSeed }: Mapping): ReadonlyMap<string, MadeRow> {
  const days = file.entries.map(({ date }) => date).sort();
  const made = activities === null || days[0] === undefined ? null : writeInstant(toLocalDate(days[0]));
  if (activities === null || made === null) return new Map();
  const names = [...activitiesOf(file).keys()].filter((name) => {
    return (activities.get(name) ?? asTag).becomes === 'tag' && [...readTagName(name)].length <= longestTagName;
  });
  return new Map(
    names.slice(0, mostTagsOfFile).map((name) => {
      const id = derivedUuid(rowSeed, `daylio tag ${readTagName(name).toLowerCase()}`);
      return [
        name,
        { table: tagsTable, row: { id, name: readTagName(name), merged_into: null, created_at: made } },
      ] as const;
    }),
  );
}

/** The tags to which at least one row refers, each once. */
function usedTags(tags: ReadonlyMap<string, MadeRow>, made: readonly MadeRow[]): readonly MadeRow[] {
  const used = new Set(made.flatMap(({ row }) => (Array.isArray(row['tags']) ? (row['tags'] as readonly unknown[]) : [])));
  const byId = new Map([...tags.values()].map((tag) => [tag.row['id'], tag] as const));
  return [...byId].filter(([id]) => used.has(id)).map(([, tag]) => tag);
}

/** The instant of an entry in this device's time zone. Noon if the time is unknown. */
function momentOf({ date, time }: DaylioEntry): string {
  const moment = toLocalDate(date);
  if (time !== null) moment.setHours(Number(time.slice(0, 2)), Number(time.slice(3, 5)));
  return writeInstant(moment);
}
