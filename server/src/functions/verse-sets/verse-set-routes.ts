import { Hono } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { isVerseLanguage, type VerseLanguage, type VerseSet } from './verse-set.ts';

/** `/functions/v1/verse-sets?language=pt`: the operator's sets with the verses that they have in a language. Public texts, the same for everybody. */
export function verseSetRoutes(sets: readonly VerseSet[]): Hono<RequestEnvironment> {
  const routes = new Hono<RequestEnvironment>();
  routes.get('/verse-sets', (context) => {
    const language = context.req.query('language');
    if (!isVerseLanguage(language)) throw new Refusal('not_found');
    return context.json(
      sets.map((set) => inLanguage(set, language)),
      200,
      { 'cache-control': 'public, max-age=600' },
    );
  });
  return routes;
}

function inLanguage({ verses, ...set }: VerseSet, language: VerseLanguage) {
  return {
    ...set,
    verses: verses.flatMap(({ key, reference, texts: { [language]: text } }) => (text ? [{ key, text, reference }] : [])),
  };
}
