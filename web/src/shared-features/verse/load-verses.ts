import type { LanguageCode } from '#core/messages/languages.ts';
import type scriptureTexts from './sets/scripture/pt.ts';
import type { ScripturePlace } from './sets/scripture-places.ts';
import type { Verse } from './verse-of-day.ts';
import type { Tradition } from './verse-tables.ts';

type ScriptureTexts = Readonly<Record<keyof typeof scriptureTexts, Readonly<Record<string, string>>>>;

const secular: Readonly<Record<LanguageCode, () => Promise<{ default: Readonly<Record<string, string>> }>>> = {
  pt: () => import('./sets/secular/pt.ts'),
  en: () => import('./sets/secular/en.ts'),
  es: () => import('./sets/secular/es.ts'),
  fr: () => import('./sets/secular/fr.ts'),
  it: () => import('./sets/secular/it.ts'),
  ja: () => import('./sets/secular/ja.ts'),
  zh: () => import('./sets/secular/zh.ts'),
};

const scripture: Readonly<Record<LanguageCode, () => Promise<{ default: ScriptureTexts }>>> = {
  pt: () => import('./sets/scripture/pt.ts'),
  en: () => import('./sets/scripture/en.ts'),
  es: () => import('./sets/scripture/es.ts'),
  fr: () => import('./sets/scripture/fr.ts'),
  it: () => import('./sets/scripture/it.ts'),
  ja: () => import('./sets/scripture/ja.ts'),
  zh: () => import('./sets/scripture/zh.ts'),
};

/** The project's own verses in one language. Rejects when they cannot be fetched. */
export async function loadSecularVerses(language: LanguageCode): Promise<readonly Verse[]> {
  return Object.entries((await secular[language]()).default).map(([key, text]) => ({ key, text }));
}

/** The paraphrases of one or all traditions, each with its source. Rejects when they cannot be fetched. */
export async function loadScriptureVerses(language: LanguageCode, tradition: Tradition): Promise<readonly Verse[]> {
  const [{ default: words }, { scripturePlaces }] = await Promise.all([
    scripture[language](),
    import('./sets/scripture-places.ts'),
  ]);
  const places = Object.entries<ScripturePlace>(scripturePlaces);
  return places
    .filter(([, { of }]) => tradition === 'all' || of.includes(tradition))
    .map(([key, { book, at }]) => ({
      key,
      text: words.verses[key] ?? '',
      reference: `${words.books[book] ?? ''} ${at}`,
    }));
}
