import { describe, expect, it } from 'vitest';
import { languageCodes } from '#core/messages/languages.ts';
import { loadScriptureVerses, loadSecularVerses } from './load-verses.ts';
import { traditions } from './verse-tables.ts';

/** The maximum length in characters: four lines of the card on a phone. */
const longest = { ja: 60, zh: 50, other: 120 };
/** The minimum number of verses of a tradition. With fewer, verses would repeat within days. */
const fewest = 7;

describe.each(languageCodes)('the verses in %s', (language) => {
  const limit = language === 'ja' || language === 'zh' ? longest[language] : longest.other;

  it.each([
    ['secular', () => loadSecularVerses(language)],
    ['scripture', () => loadScriptureVerses(language, 'all')],
  ] as const)('of the set %s are whole, short, distinct and calm', async (_, load) => {
    const verses = await load();
    expect(verses.length).toBeGreaterThanOrEqual(40);
    expect(new Set(verses.map(({ text }) => text)).size).toBe(verses.length);
    for (const { key, text } of verses) {
      expect([key, text]).toEqual([key, expect.stringMatching(/\S/u)]);
      expect([key, text.length <= limit, text]).toEqual([key, true, text]);
      expect([key, text]).toEqual([key, expect.not.stringMatching(/[!！¡]/u)]);
    }
  });

  it('name the source of every paraphrase, and have a week of each tradition', async () => {
    for (const tradition of traditions) {
      const verses = await loadScriptureVerses(language, tradition);
      expect([tradition, verses.length >= fewest]).toEqual([tradition, true]);
      for (const { reference } of verses) expect(reference).toMatch(/^\S.* \d+(:\d+(-\d+)?)?$/u);
    }
  });
});

it('the sets have the same verses in every language', async () => {
  const keys = (language: (typeof languageCodes)[number]) =>
    Promise.all([loadSecularVerses(language), loadScriptureVerses(language, 'all')]).then((sets) =>
      sets.map((verses) => verses.map(({ key }) => key)),
    );
  const pt = await keys('pt');
  for (const language of languageCodes) expect(await keys(language)).toEqual(pt);
});
