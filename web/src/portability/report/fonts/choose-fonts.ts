import type { LanguageCode } from '#core/messages/languages.ts';
import { create, type Font } from 'fontkit';
import type { FontName } from './font-files.ts';

/** A font that a report uses. */
export interface ChosenFont {
  readonly name: FontName;
  readonly face: Font;
  /** Whether this is the font of the report's language. Such a font takes precedence for all text except plain Latin. */
  readonly leads: boolean;
}

export type LoadFont = (name: FontName) => Promise<Uint8Array>;

/** The scripts beyond Latin that each font may contain. A font is fetched only if the text uses one of its scripts. */
const scripts: readonly (readonly [FontName, RegExp])[] = [
  ['japanese', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u],
  ['chinese', /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['signs', /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Component}\u2190-\u2bff]/u],
];

/**
 * Chooses the fonts for these characters, in order of precedence, and lists the characters that no font has. Japanese and
 * Chinese fonts draw shared characters differently. The report's language decides which font comes first. If it is neither
 * language, kana in the text decides.
 */
export async function chooseFonts(
  characters: ReadonlySet<string>,
  language: LanguageCode,
  load: LoadFont,
): Promise<{ readonly fonts: readonly ChosenFont[]; readonly missing: readonly string[] }> {
  const first: readonly FontName[] = language === 'ja' ? ['japanese'] : language === 'zh' ? ['chinese'] : [];
  const open = async (name: FontName) => ({ name, face: create(await load(name)), leads: first.includes(name) });
  const hasKana = [...characters].some((character) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character));
  const eastern = language === 'ja' || (language !== 'zh' && hasKana) ? 'japanese' : 'chinese';
  const order = scripts.toSorted(([one], [other]) => Number(other === eastern) - Number(one === eastern));

  const latin = await open('latin');
  const chosen = [latin, await open('latinBold')];
  let left = [...characters].filter((character) => !covers(latin.face, character));
  for (const [name, mayHold] of order) {
    if (!first.includes(name) && !left.some((character) => mayHold.test(character))) continue;
    const font = await open(name);
    chosen.push(font);
    left = left.filter((character) => !covers(font.face, character));
  }
  return { fonts: chosen, missing: left.filter((character) => /[^\p{C}\p{Z}\p{Variation_Selector}]/u.test(character)) };
}

export function covers(face: Font, character: string): boolean {
  return face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Collects the characters in nested data, because the report's fonts must have a glyph for each. */
export function charactersOf(...data: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      // Most text is plain Latin: skip the loop over characters.
      if (!plain.test(value)) for (const character of value.normalize('NFC')) found.add(character);
    } else if (value instanceof Map) value.forEach(visit);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  data.forEach(visit);
  return found;
}

const plain = /^[\n\x20-\x7e\xa0-\xff]*$/;
