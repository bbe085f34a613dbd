import type { ActivityType } from '#features/activity/activity-entries.ts';
import { foldText } from '#lib/fold-text.ts';
import type { ClockTime } from '#lib/clock-time.ts';
import type { DaylioFile } from './read-daylio-csv.ts';

/**
 * What a Daylio activity can become: a tag of the mood entry, text in its notes, nothing, or a record of another page. Only
 * pages that require no more than a name and a day are offered. For `exercise`, the person also types the minutes, because
 * Daylio does not store them.
 */
export const activityTargets = [
  'tag',
  'notes',
  'leftOut',
  'exercise',
  'restful',
  'unrestful',
  'overload',
  'practice',
] as const;
export type ActivityTarget = (typeof activityTargets)[number];

export interface MappedActivity {
  readonly becomes: ActivityTarget;
  /** For `exercise`: the minutes that each record gets, as the person typed them. */
  readonly minutes: string;
}

/** Activities that are not in the map become tags. */
export type ActivityMapping = ReadonlyMap<string, MappedActivity>;

export const asTag: MappedActivity = { becomes: 'tag', minutes: '' };

/** The page of each record. */
export const pageOfTarget = {
  exercise: 'activity',
  restful: 'sleep',
  unrestful: 'sleep',
  overload: 'analysis',
  practice: 'spirituality',
} as const;

/** The activities of a file with their number of entries, most frequent first. */
export function activitiesOf({ entries }: DaylioFile): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { activities } of entries)
    for (const name of new Set(activities)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

/** Parses minutes as the page of physical activity accepts them, 1 to 1440; null for any other text. */
export function readMinutes(text: string): number | null {
  const typed = text.normalize('NFKC').trim();
  const minutes = /^\d{1,4}$/u.test(typed) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= 1440 ? minutes : null;
}

/** Names of our types of physical activity in several languages, compared by `foldText`. */
const typeNames: Readonly<Record<Exclude<ActivityType, 'other'>, readonly string[]>> = {
  walking: [
    'caminhada',
    'caminhar',
    'walking',
    'walk',
    'caminar',
    'caminata',
    'marche',
    'camminata',
    'camminare',
    '散歩',
    '散步',
  ],
  bodybuilding: [
    'musculacao',
    'musculacion',
    'musculation',
    'bodybuilding',
    'weightlifting',
    'pesas',
    'pesi',
    '筋トレ',
    '健身',
  ],
  swimming: ['natacao', 'nadar', 'swimming', 'swim', 'natacion', 'natation', 'nuoto', 'nuotare', '水泳', '游泳'],
  pilates: ['pilates', 'ピラティス', '普拉提'],
  running: ['corrida', 'correr', 'running', 'run', 'jogging', 'course a pied', 'corsa', 'correre', 'ランニング', '跑步'],
  cycling: ['ciclismo', 'bicicleta', 'bike', 'cycling', 'velo', 'cyclisme', 'bici', 'サイクリング', '骑行'],
};

/** Finds the type of an activity. A name that is not in `typeNames` has the type `other` and stays as the activity's own name. */
function exerciseNamed(name: string): { readonly type: ActivityType; readonly own_name: string | null } {
  const folded = foldText(name);
  const known = Object.entries(typeNames).find(([, names]) => names.some((each) => foldText(each) === folded));
  return known ? { type: known[0] as ActivityType, own_name: null } : { type: 'other', own_name: name };
}

/** Formats the note of a record: that it comes from Daylio and, for `exercise`, that the same minutes were typed for all. */
export type OriginNote = (name: string, hasTypedMinutes: boolean) => string;

/** The table and the values of the record that an activity becomes; null if it becomes no record. */
export function recordOf(
  name: string,
  { becomes, minutes }: MappedActivity,
  time: ClockTime | null,
  originNote: OriginNote,
): { readonly table: string; readonly values: Readonly<Record<string, unknown>> } | null {
  const notes = originNote(name, becomes === 'exercise');
  switch (becomes) {
    case 'exercise':
      return {
        table: 'activity_entries',
        values: { ...exerciseNamed(name), duration_minutes: readMinutes(minutes), notes, time },
      };
    case 'restful':
    case 'unrestful':
      return { table: 'sleep_entries', values: { quality: becomes, notes } };
    case 'overload':
      return { table: 'analysis_entries', values: { occurred: 'yes', noted_time: time, notes } };
    case 'practice':
      return { table: 'spirituality_entries', values: { practice: name, notes } };
    default:
      return null;
  }
}
