import type { LanguageCode } from '#core/messages/languages.ts';
import { create, type Font } from 'fontkit';
import type { FontName } from './font-files.ts';

/** A face that a report uses. */
export interface ChosenFont {
  readonly name: FontName;
  readonly face: Font;
  /** The face of the report's own language: it draws whatever is not plain Latin before the others are asked. */
  readonly leads: boolean;
}

export type LoadFont = (name: FontName) => Promise<Uint8Array>;

/** What a face may hold that the Latin one has not; anything else is not asked of it, so that it is not fetched in vain. */
const scripts: readonly (readonly [FontName, RegExp])[] = [
  ['japanese', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u],
  ['chinese', /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['signs', /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Component}\u2190-\u2bff]/u],
];

/**
 * The faces that these characters need, in the order in which they are asked for a glyph, and the characters that none has. Japanese and Chinese share characters that each draws its
 * own way: the report's language goes first, then what kana in the person's own words tell.
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

/** Whether a face draws this character. */
export function covers(face: Font, character: string): boolean {
  return face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
