import { moods, type Mood } from '#features/mood/mood-entries.ts';
import { foldText } from '#lib/fold-text.ts';
import { moodNamed, stepOfFive } from './mood-names.ts';
import type { DaylioFile } from './read-daylio-csv.ts';

/**
 * The mood and intensity that replace one of the file's moods. `leftOut`: the person leaves out the entries with that mood.
 * Null: the person has not chosen yet, and the form asks before it continues.
 */
export interface MappedMood {
  readonly mood: Mood | 'leftOut' | null;
  readonly intensity: number;
}

export type MoodMapping = ReadonlyMap<string, MappedMood>;

/** The default mapping of Daylio's five moods, best first. The user can change each. */
const firstMoods: readonly MappedMood[] = [
  { mood: 'happy', intensity: 5 },
  { mood: 'happy', intensity: 3 },
  { mood: 'thoughtful', intensity: 2 },
  { mood: 'sad', intensity: 3 },
  { mood: 'sad', intensity: 5 },
];

/** The moods of a file with their number of entries, most frequent first. */
export function moodsOf({ entries }: DaylioFile): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { mood } of entries) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

/**
 * The default mapping of a file's moods. `word` returns the name of our mood in the user's language. A custom mood with an
 * unknown name gets no default, because the CSV does not say to which group it belongs.
 */
export function startMapping(names: Iterable<string>, word: (mood: Mood) => string): MoodMapping {
  const same = (name: string) =>
    moods.find((mood) => [mood, word(mood)].some((called) => foldText(called) === foldText(name))) ?? moodNamed(name);
  const first = (name: string) => firstMoods[stepOfFive(name) ?? -1];
  return new Map([...names].map((name) => [name, first(name) ?? { mood: same(name), intensity: 3 }]));
}

/** Whether entries with this mapping are imported. */
export function isMapped(mapped: MappedMood | undefined): mapped is MappedMood & { readonly mood: Mood } {
  return mapped !== undefined && mapped.mood !== null && mapped.mood !== 'leftOut';
}

/** The names whose mapping is `leftOut`, or not chosen yet (null), and the number of their entries. */
export function moodsMappedTo(to: 'leftOut' | null, counts: ReadonlyMap<string, number>, mapping: MoodMapping) {
  const found = [...counts].filter(([name]) => mapping.get(name)?.mood === to);
  return { names: found.map(([name]) => name), entries: found.reduce((all, [, count]) => all + count, 0) };
}
