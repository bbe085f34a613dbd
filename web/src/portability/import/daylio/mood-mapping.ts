import { moods, type Mood } from '#features/mood/mood-entries.ts';
import { foldText } from '#lib/fold-text.ts';
import { moodNamed, stepOfFive } from './mood-names.ts';
import type { DaylioFile } from './read-daylio.ts';

/** What a mood of Daylio becomes; no mood: its entries are left out. */
export interface MappedMood {
  readonly mood: Mood | null;
  readonly intensity: number;
}

export type MoodMapping = ReadonlyMap<string, MappedMood>;

/** Where the five first moods of Daylio begin. Each is a guess that the person changes as they like. */
const firstMoods: readonly MappedMood[] = [
  { mood: 'happy', intensity: 5 },
  { mood: 'happy', intensity: 3 },
  { mood: 'thoughtful', intensity: 2 },
  { mood: 'sad', intensity: 3 },
  { mood: 'sad', intensity: 5 },
];

/** The moods of a file with the number of their entries, most often first. */
export function moodsOf({ entries }: DaylioFile): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { mood } of entries) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

/**
 * A first mapping: Daylio's own five, and moods that are called as ours are. `word` is what ours are called in the person's language. The table names no
 * group of a mood of one's own, so one that nobody knows begins with none, and the part that shows the mapping counts its entries.
 */
export function startMapping(names: Iterable<string>, word: (mood: Mood) => string): MoodMapping {
  const same = (name: string) =>
    moods.find((mood) => [mood, word(mood)].some((called) => foldText(called) === foldText(name))) ?? moodNamed(name);
  const first = (name: string) => firstMoods[stepOfFive(name) ?? -1];
  return new Map([...names].map((name) => [name, first(name) ?? { mood: same(name), intensity: 3 }]));
}

/** The moods that become none, and how many entries of the file are left out with them. */
export function leftOutOf(counts: ReadonlyMap<string, number>, mapping: MoodMapping) {
  const left = [...counts].filter(([name]) => !mapping.get(name)?.mood);
  return { names: left.map(([name]) => name), entries: left.reduce((all, [, count]) => all + count, 0) };
}
