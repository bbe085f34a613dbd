import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { toLocalDate } from '#lib/local-date.ts';
import { writeInstant } from '#lib/instant.ts';
import type { FileRows } from '../read-portable-file.ts';
import { isMapped, type MoodMapping } from './mood-mapping.ts';
import type { DaylioEntry, DaylioFile } from './read-daylio-csv.ts';

interface Mapping {
  readonly moods: MoodMapping;
  /** Formats activities as a line of the notes. If null, the import leaves activities out. */
  readonly activities: ((names: readonly string[]) => string) | null;
  readonly rowSeed: string;
}

/**
 * Converts Daylio entries to rows of the mood journal. A row's id is derived from the user, the day, the time and the
 * entry's position among the entries of that minute. So a second import recognizes the same entries.
 */
export function daylioRows(file: DaylioFile, { moods, activities, rowSeed }: Mapping): FileRows {
  const places = new Map<string, number>();
  const rows: unknown[] = file.entries.flatMap((entry) => {
    const moment = `${entry.date} ${entry.time ?? ''}`;
    const place = places.get(moment) ?? 0;
    places.set(moment, place + 1);
    const mapped = moods.get(entry.mood);
    if (!isMapped(mapped)) return [];
    const line = activities !== null && entry.activities.length > 0 ? activities(entry.activities) : '';
    const notes = [entry.note, line].filter((part) => part !== '').join('\n\n');
    return [
      {
        id: derivedUuid(rowSeed, `daylio ${moment} ${String(place)}`),
        date: entry.date,
        mood: mapped.mood,
        intensity: mapped.intensity,
        notes: notes === '' ? null : notes,
        created_at: momentOf(entry),
      },
    ];
  });
  // A null row stands for a line of the file without a day or mood. The preview reports it as unreadable.
  const unreadable = Array.from({ length: file.unreadable }, () => null);
  return {
    rows: new Map([['mood_entries', [...rows, ...unreadable]]]),
    account: null,
    unknown: [],
    leftOut: 0,
    skipped: file.entries.length - rows.length,
  };
}

/** The instant of an entry in this device's time zone. Noon if the time is unknown. */
function momentOf({ date, time }: DaylioEntry): string {
  const moment = toLocalDate(date);
  if (time !== null) moment.setHours(Number(time.slice(0, 2)), Number(time.slice(3, 5)));
  return writeInstant(moment);
}
