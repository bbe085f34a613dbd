import { useEffect, useState } from 'react';
import { useUser } from '#core/session/session.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import type { LanguageCode } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useRows } from '#core/records/use-rows.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { loadScriptureVerses, loadSecularVerses } from './load-verses.ts';
import { newestAnswers, type VerseAnswer, verseTables, type Tradition } from './verse-tables.ts';
import type { OwnSet } from './own-sets.ts';
import { useVerseSettings } from './use-verse-settings.ts';
import { verseOf, type Verse } from './verse-of-day.ts';

export type RecordedAnswer = Recorded<VerseAnswer & { readonly id: string }>;

export interface VerseOfDay {
  readonly verse: Verse | undefined;
  /** The set's id. */
  readonly set: string;
  /** Present if the verse is from a set of the operator. */
  readonly ownSet: OwnSet | undefined;
  readonly answer: RecordedAnswer | undefined;
  /** How many times the user swapped the verse of this date. */
  readonly swaps: number;
  readonly setSwaps: (swaps: number) => void;
}

/** `failed`: the texts could not be fetched. `retry` fetches them again. */
export type VerseReading = { readonly retry: () => void } & (
  | { readonly state: 'loading' | 'failed' | 'off' }
  | ({ readonly state: 'ready' } & VerseOfDay)
);

/** The verse of a date with the user's answer. */
export function useVerse(date: CalendarDate): VerseReading {
  const language = useLanguage();
  const { settings, shown, ownSets, known } = useVerseSettings();
  const [swaps, setSwaps] = useVerseSwaps(date);
  const { rows, state } = useRows<VerseAnswer & { readonly id: string }>(verseTables.likes);
  // The secular set is the default, so fetch its texts while the choice is still loading.
  useEffect(() => {
    if (!known) void loadSecularVerses(language).catch(() => undefined);
  }, [known, language]);
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

/** Loads the verses for a key of language, set and tradition. Only the project's own sets have texts to load. */
async function loadByKey(key: string): Promise<readonly Verse[]> {
  const [language, set, tradition] = key.split(' ') as [LanguageCode, string, Tradition];
  if (set === 'secular') return loadSecularVerses(language);
  return set === 'scripture' ? loadScriptureVerses(language, tradition) : [];
}

/**
 * How many times the user swapped the verse of a date: `[swaps, setSwaps]`. Unlike a like, a swap is not a record. It
 * stays on this device, which stores only the last date on which the user swapped.
 */
function useVerseSwaps(date: CalendarDate): readonly [number, (swaps: number) => void] {
  const place = `cogn-verse-swaps ${useUser()?.id ?? ''}`;
  const [stored, setStored] = useState(() => safeLocalStorage.getItem(place));
  const [day, swaps] = (stored ?? '').split(' ');
  const setSwaps = (next: number) => {
    const text = `${date} ${String(next)}`;
    setStored(text);
    try {
      safeLocalStorage.setItem(place, text);
    } catch {
      // Storage is full, so the swap lasts only as long as the page.
    }
  };
  return [day === date ? Number(swaps) : 0, setSwaps];
}
