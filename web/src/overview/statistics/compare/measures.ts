import type { Tracker } from '#features/trackers/tracker-tables.ts';
import type { Tag } from '#shared-features/tags/tag-rows.ts';
import type { JournalId } from '../journal-list.ts';

/** The unit in which a measure's numbers are shown. */
export type CompareUnit = 'hours' | 'minutes' | 'percent' | 'level' | 'millilitres' | 'kilograms' | 'number';

/**
 * What a chart of the comparison draws: daily means, sums, or each day's mark. `measure` is the value's name in the SQL
 * function `journal_statistics`.
 */
export type Measure = {
  readonly id: string;
  readonly journal: JournalId;
  /** The own tracker that this measure shows, if it shows one. It names the measure and formats its values. */
  readonly tracker?: Tracker;
  /** The own tag whose days this measure shows, if it shows one. Its journal is the first of `taggedJournals`. */
  readonly tag?: Pick<Tag, 'id' | 'name'>;
} & ({ readonly of: 'mean' | 'sum'; readonly measure: string; readonly unit: CompareUnit } | { readonly of: 'marks' });

/** The five measures of executive functions. Their names are those of the journal's fields. */
export const functions = ['attention', 'impulsivity', 'mental_hyperactivity', 'body_hyperactivity', 'hyperfocus'] as const;

/**
 * The measures to choose from. By default, the charts compare the first measures of the first two journals that the person
 * uses. If a journal has only one measure, the measure has the journal's id.
 */
const measures = [
  { id: 'sleep', journal: 'sleep', of: 'mean', measure: 'hours', unit: 'hours' },
  { id: 'mood', journal: 'mood', of: 'marks' },
  { id: 'social', journal: 'social', of: 'mean', measure: 'level', unit: 'percent' },
  { id: 'analysis', journal: 'analysis', of: 'sum', measure: 'overloads', unit: 'number' },
  { id: 'activity', journal: 'activity', of: 'sum', measure: 'minutes', unit: 'minutes' },
  { id: 'water', journal: 'water', of: 'mean', measure: 'amount', unit: 'millilitres' },
  { id: 'medications', journal: 'medications', of: 'sum', measure: 'taken', unit: 'number' },
  { id: 'menstrual', journal: 'menstrual', of: 'marks' },
  ...functions.map((id) => ({ id, journal: 'executive', of: 'mean', measure: id, unit: 'level' }) as const),
  { id: 'camouflage', journal: 'camouflage', of: 'sum', measure: 'situations', unit: 'number' },
  { id: 'routine', journal: 'routine', of: 'sum', measure: 'steps', unit: 'number' },
  { id: 'spirituality', journal: 'spirituality', of: 'sum', measure: 'minutes', unit: 'minutes' },
  { id: 'calendar', journal: 'calendar', of: 'sum', measure: 'appointments', unit: 'number' },
  { id: 'nutrition', journal: 'nutrition', of: 'sum', measure: 'foods', unit: 'number' },
  { id: 'weight', journal: 'weight', of: 'mean', measure: 'weight', unit: 'kilograms' },
  { id: 'readings', journal: 'readings', of: 'sum', measure: 'finished', unit: 'number' },
  { id: 'facts', journal: 'facts', of: 'sum', measure: 'facts', unit: 'number' },
  { id: 'thoughts', journal: 'thoughts', of: 'sum', measure: 'thoughts', unit: 'number' },
  { id: 'reminders', journal: 'reminders', of: 'sum', measure: 'reminders', unit: 'number' },
  { id: 'crisis', journal: 'crisis', of: 'sum', measure: 'events', unit: 'number' },
] as const satisfies readonly Measure[];

export type Pair = readonly [Measure, Measure];

/** The journals of all measures, own trackers included. */
export const comparableJournals: ReadonlySet<JournalId> = new Set([...measures.map(({ journal }) => journal), 'trackers']);

/**
 * The measures of own trackers: the days with a yes, and means of numbers, minutes and words. A tracker with options has no
 * single value a day. A tracker that the server has not stored yet has no slot, and the statistics have no values of it. Archived
 * ones come last, so that they are not compared by default.
 */
export function measuresOfTrackers(trackers: readonly Tracker[]): readonly Measure[] {
  const activeFirst = trackers.toSorted((one, other) => Number(one.archived) - Number(other.archived));
  return activeFirst.flatMap((tracker) => {
    const { id, kind, slot } = tracker;
    if (kind === 'choice' || slot === undefined || slot === null) return [];
    const of = kind === 'yesNo' ? 'sum' : 'mean';
    return [{ id, journal: 'trackers', of, measure: `slot_${String(slot)}`, unit: 'number', tracker } as const];
  });
}

/** The journals whose entries can have own tags. */
export const taggedJournals = ['mood', 'activity', 'thoughts'] as const satisfies readonly JournalId[];

/** The measures of own tags: 1 on a day with the tag, 0 on another day with an entry of `taggedJournals`. */
export function measuresOfTags(tags: readonly Pick<Tag, 'id' | 'name'>[]): readonly Measure[] {
  return tags.map((tag) => ({
    ...{ id: tag.id, journal: taggedJournals[0], of: 'sum', measure: 'tag', unit: 'number', tag },
  }));
}

const journalsOf = ({ tag, journal }: Measure): readonly JournalId[] => (tag ? taggedJournals : [journal]);

interface Comparable {
  /** The two measures to draw. */
  readonly pair: Pair;
  /** The measures to choose from. */
  readonly choices: readonly Measure[];
}

/**
 * Finds the pair of a stored choice, such as "sleep.mood", and the measures to choose from. A journal is `used` if it has
 * records in the period, and `shown` unless the person hid its page. A chosen measure stays even without records, so that
 * another period does not change the choice. Each own tracker and tag counts as a journal. Returns null with fewer than two
 * used journals.
 */
export function comparableOf(
  stored: string | null,
  ofOwn: readonly Measure[],
  is: { readonly used: (journal: JournalId) => boolean; readonly shown: (journal: JournalId) => boolean },
): Comparable | null {
  const shown: readonly Measure[] = [...measures, ...ofOwn].filter((measure) => journalsOf(measure).some(is.shown));
  const used = shown.filter((measure) => journalsOf(measure).some((each) => is.shown(each) && is.used(each)));
  const subject = (measure: Measure | undefined) => measure?.tracker?.id ?? measure?.tag?.id ?? measure?.journal;
  if (new Set(used.map(subject)).size < 2) return null;
  const named = (stored ?? '').split('.').map((id) => shown.find((measure) => measure.id === id));
  const chosen = named[0] === named[1] ? [] : named;
  const first = chosen[0] ?? used.find(({ id }) => id !== chosen[1]?.id);
  const second = chosen[1] ?? used.find((measure) => subject(measure) !== subject(first));
  if (!first || !second) return null;
  return { pair: [first, second], choices: shown.filter((each) => used.includes(each) || chosen.includes(each)) };
}
