import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { colours } from '../colours.ts';
import { loadFont } from '../testing/sample-report.ts';
import { charactersOf, chooseFonts } from '../fonts/choose-fonts.ts';
import { createTypesetter } from './typesetter.ts';

it('breaks Japanese with digits into lines that fit, without losing a character', { timeout: 60_000 }, async () => {
  const text = '月経周期 74 (20%) · カレンダー 66 (18%) · 過負荷の振り返り 65 (18%) · ルーティン：日ごと 17 (5%)。';
  const { fonts } = await chooseFonts(charactersOf(text), 'ja', loadFont);
  const { breakLines, measure } = createTypesetter(new PDFDocument({ font: null as never }), fonts);
  const style = { size: 8, colour: colours.ink };
  for (let width = 40; width <= 300; width += 4) {
    const lines = breakLines(text, width, style);
    expect(lines.filter((line) => measure(line, style) > width)).toEqual([]);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  }
});
