import { beforeAll, describe, expect, it } from 'vitest';
import { loadFont } from '../testing/sample-report.ts';
import { charactersOf, chooseFonts, type ChosenFont } from './choose-fonts.ts';
import { drawable, runsOf } from './runs-of.ts';

const texts = ['Bom 😀👩‍👩‍👧 “a”', 'かな骨', 'שלום (עולם) 12', '가 \u0007fim'];
const fontsFor = async (language: 'pt' | 'ja' | 'zh', ...some: string[]) =>
  (await chooseFonts(charactersOf(some), language, loadFont)).fonts;

describe('a line of text', { timeout: 60_000 }, () => {
  let fonts: readonly ChosenFont[];
  beforeAll(async () => {
    fonts = await fontsFor('pt', ...texts);
  });

  it('is one run if it is Latin', () => {
    expect(runsOf('Caminhei até aí.', fonts)).toEqual([{ text: 'Caminhei até aí.', font: 'latin', isRightToLeft: false }]);
  });

  it('draws emoji whole from their font, and kana and Chinese characters from one font', () => {
    expect(runsOf('Bom 👩‍👩‍👧 骨かな', fonts).map(({ font, text }) => [font, text])).toEqual([
      ['latin', 'Bom '],
      ['signs', '👩‍👩‍👧'],
      ['latin', ' '],
      ['japanese', '骨かな'],
    ]);
  });

  it('is in visual order where it runs from right to left, with mirrored brackets', () => {
    // The font's own rules reverse Hebrew letters; the Latin font draws the punctuation between them.
    expect(runsOf('שלום (עולם) 12', fonts).map(({ text }) => text)).toEqual(['12', ' (', 'עולם', ')', 'שלום ']);
  });

  it('shows the code of a character that no font has, and drops invisible characters', () => {
    expect(drawable('가 \u0007fim\u200b\tsim', fonts)).toBe('[U+AC00] fim sim');
  });

  it.each([
    ['ja', 'japanese'],
    ['zh', 'chinese'],
  ] as const)('uses the report language’s own forms of Chinese characters: %s', async (language, name) => {
    const own = await fontsFor(language, '骨“直”');
    expect(new Set(runsOf('骨“直”', own).map(({ font }) => font))).toEqual(new Set([name]));
    expect(own.map((font) => font.name)).toEqual(['latin', 'latinBold', name]);
  });

  it('fetches no font that it does not need', async () => {
    expect((await fontsFor('pt', 'Ação — “assim”')).map(({ name }) => name)).toEqual(['latin', 'latinBold']);
  });
});
