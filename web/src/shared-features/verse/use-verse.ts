import { useLoaded } from '#core/lazy/use-loaded.ts';
import type { LanguageCode } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useRows } from '#core/records/use-rows.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { loadScriptureVerses, loadSecularVerses } from './load-verses.ts';
import { newestAnswers, type VerseAnswer } from './newest-answers.ts';
import type { OwnSet } from './own-sets.ts';
import { useVerseSettings } from './use-verse-settings.ts';
import { useVerseSwaps } from './use-verse-swaps.ts';
import { verseTables, type Tradition } from './verse-settings.ts';
import { verseOf, type Verse } from './verse-of.ts';

export type RecordedAnswer = Recorded<VerseAnswer & { readonly id: string }>;

export interface VerseOfDay {
  readonly verse: Verse | undefined;
  /** The id of the set that it comes from. */
  readonly set: string;
  /** Set for a set of the operator's. */
  readonly ownSet: OwnSet | undefined;
  readonly answer: RecordedAnswer | undefined;
  /** How many times the verse of this date was swapped for another one. */
  readonly swaps: number;
  readonly setSwaps: (swaps: number) => void;
}

/** `failed`: the texts can't be fetched, `retry` asks again. */
export type VerseReading = { readonly retry: () => void } & (
  { readonly state: 'loading' | 'failed' | 'off' } | ({ readonly state: 'ready' } & VerseOfDay)
);

/** The verse of a date, with what the person answered to it. */
export function useVerse(date: CalendarDate): VerseReading {
  const language = useLanguage();
  const { settings, shown, ownSets, known } = useVerseSettings();
  const [swaps, setSwaps] = useVerseSwaps(date);
  const { rows, state } = useRows<VerseAnswer & { readonly id: string }>(verseTables.likes);
  const { loaded, retry } = useLoaded(known ? `${language} ${shown} ${settings.tradition}` : '', loadByKey);
  if (!known || state === 'loading') return { state: 'loading', retry };
  if (shown === 'off') return { state: 'off', retry };
  if (loaded === null) return { state: 'failed', retry };
  const ownSet = ownSets.find(({ id }) => id === shown);
  const verses = ownSet?.verses ?? loaded;
  if (verses === undefined || (verses.length === 0 && !ownSet)) return { state: 'loading', retry };
  const answers = newestAnswers(rows, shown);
  const aside = new Set([...answers.values()].filter(({ liked }) => !liked).map(({ verse_key }) => verse_key));
  const verse = verseOf(verses, date, aside, swaps);
  return { state: 'ready', verse, set: shown, ownSet, answer: verse && answers.get(verse.key), swaps, setSwaps, retry };
}

/** The key says language, set and tradition; what is not one of the project's sets has nothing to load. */
async function loadByKey(key: string): Promise<readonly Verse[]> {
  const [language, set, tradition] = key.split(' ') as [LanguageCode, string, Tradition];
  if (set === 'secular') return loadSecularVerses(language);
  return set === 'scripture' ? loadScriptureVerses(language, tradition) : [];
}
