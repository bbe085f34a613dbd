import { beforeAll, describe, expect, it } from 'vitest';
import { loadFont } from '../testing/sample-report.ts';
import { charactersOf } from './characters-of.ts';
import { chooseFonts, type ChosenFont } from './choose-fonts.ts';
import { drawable, runsOf } from './runs-of.ts';

const texts = ['Bom 😀👩‍👩‍👧 “a”', 'かな骨', 'שלום (עולם) 12', '가 \u0007fim'];
const fontsFor = async (language: 'pt' | 'ja' | 'zh', ...some: string[]) =>
  (await chooseFonts(charactersOf(some), language, loadFont)).fonts;

describe('a line of text', { timeout: 60_000 }, () => {
  let fonts: readonly ChosenFont[];
  beforeAll(async () => {
    fonts = await fontsFor('pt', ...texts);
  });

  it('is one run where it is Latin', () => {
    expect(runsOf('Caminhei até aí.', fonts)).toEqual([{ text: 'Caminhei até aí.', font: 'latin', isRightToLeft: false }]);
  });

  it('takes signs whole from their face, and kana and Chinese characters from one face', () => {
    expect(runsOf('Bom 👩‍👩‍👧 骨かな', fonts).map(({ font, text }) => [font, text])).toEqual([
      ['latin', 'Bom '],
      ['signs', '👩‍👩‍👧'],
      ['latin', ' '],
      ['japanese', '骨かな'],
    ]);
  });

  it('stands in the order in which it is seen where it is written from the right, brackets turned', () => {
    // Hebrew letters are turned round by the rules of their face; the marks between them are in the Latin one.
    expect(runsOf('שלום (עולם) 12', fonts).map(({ text }) => text)).toEqual(['12', ' (', 'עולם', ')', 'שלום ']);
  });

  it('shows as code what no face has, and leaves out what is not drawn', () => {
    expect(drawable('가 \u0007fim\u200b\tsim', fonts)).toBe('[U+AC00] fim sim');
  });

  it.each([
    ['ja', 'japanese'],
    ['zh', 'chinese'],
  ] as const)('is set in the report’s own way of writing Chinese characters: %s', async (language, name) => {
    const own = await fontsFor(language, '骨“直”');
    expect(new Set(runsOf('骨“直”', own).map(({ font }) => font))).toEqual(new Set([name]));
    expect(own.map((font) => font.name)).toEqual(['latin', 'latinBold', name]);
  });

  it('fetches no face that it does not need', async () => {
    expect((await fontsFor('pt', 'Ação — “assim”')).map(({ name }) => name)).toEqual(['latin', 'latinBold']);
  });
});
