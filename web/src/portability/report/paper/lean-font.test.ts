import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { charactersOf, chooseFonts } from '../fonts/choose-fonts.ts';
import { loadFont } from '../testing/sample-report.ts';
import { makeLean, type EmbeddedFont } from './lean-font.ts';

const lines = ['Tomada às 08:14 · Água', ' two  spaces ', 'AVATAR To fi', '12:30–12:31', 'a\tb', ''];

it('lays out and encodes text as pdfkit does', { timeout: 60_000 }, async () => {
  const { fonts } = await chooseFonts(charactersOf(lines), 'pt', loadFont);
  const open = () => {
    const doc = new PDFDocument({ font: null as never });
    doc.registerFont('latin', fonts[0]?.face as never);
    return (doc.font('latin') as unknown as { _font: EmbeddedFont })._font;
  };
  const [plain, lean] = [open(), open()];
  makeLean(lean);
  for (const line of lines) {
    expect(lean.encode(line)).toEqual(plain.encode(line));
    expect(lean.layout(line, undefined, true).advanceWidth).toBe(plain.layout(line, undefined, true).advanceWidth);
  }
  expect([lean.widths, lean.unicode]).toEqual([plain.widths, plain.unicode]);
});
