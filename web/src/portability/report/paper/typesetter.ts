import LineBreaker from 'linebreak';
import type { Colour } from '../colours.ts';
import type { ChosenFont } from '../fonts/choose-fonts.ts';
import { drawable, runsOf, type Run } from '../fonts/runs-of.ts';
import { makeLean, type EmbeddedFont } from './lean-font.ts';

export interface TextStyle {
  readonly size: number;
  readonly colour: Colour;
  readonly isBold?: boolean;
  /** The distance between two baselines, as a multiple of the size. */
  readonly leading?: number;
}

export interface Typesetter {
  /** The width of a line in points. */
  measure(line: string, style: TextStyle): number;
  /** Breaks text into lines of this width by the Unicode rules. Breaks within a word only if it is wider than a line. */
  breakLines(text: string, width: number, style: TextStyle): readonly string[];
  /** Draws a line on this baseline. */
  write(line: string, x: number, baseline: number, style: TextStyle): void;
}

/** The maximum number of texts in the cache of widths, and the longest of them. */
const memorySize = 10_000;
const longestKept = 40;
/** Text in a single font. */
const plain = /^[\x20-\x7e\xa0-\xff]*$/;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Typesets text in several fonts. pdfkit draws it, but its own text layout has no fallback fonts (decision 43). Only
 * Latin has a bold font; bold text in other fonts gets a thin outline instead.
 */
export function createTypesetter(doc: PDFKit.PDFDocument, fonts: readonly ChosenFont[]): Typesetter {
  const widths = new Map<string, number>();
  for (const { name, face } of fonts) doc.registerFont(name, face as never);

  const choose = ({ font }: Run, style: TextStyle) => {
    doc.font(faceOf(font, style)).fontSize(style.size);
    makeLean((doc as unknown as { _font: EmbeddedFont })._font);
  };
  const widthOf = (run: Run, style: TextStyle) => {
    choose(run, style);
    return doc.widthOfString(run.text, run.isRightToLeft ? { features: [] } : {});
  };

  function measure(line: string, style: TextStyle): number {
    const key = `${style.isBold ? 'b' : 'r'}${line}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = runsOf(line, fonts).reduce((sum, run) => sum + widthOf(run, { ...style, size: 100 }), 0);
      // Whole lines hardly ever return, but in Japanese and Chinese to measure one takes long.
      if (line.length <= longestKept || !plain.test(line)) {
        if (widths.size >= memorySize) widths.clear();
        widths.set(key, width);
      }
    }
    return (width * style.size) / 100;
  }

  function* cutWord(word: string, width: number, style: TextStyle): Generator<string> {
    let part = '';
    for (const { segment } of clusters.segment(word)) {
      if (part !== '' && measure(part + segment, style) > width) {
        yield part;
        part = '';
      }
      part += segment;
    }
    yield part;
  }

  function breakParagraph(paragraph: string, width: number, style: TextStyle): readonly string[] {
    if (measure(paragraph.trimEnd(), style) <= width) return [paragraph.trimEnd()];
    const lines: string[] = [];
    const breaker = new LineBreaker(paragraph);
    let [line, from, taken] = ['', 0, 0];
    const close = () => {
      const [whole, carried] = withoutOverhang(line, width, style);
      lines.push(whole.trimEnd());
      line = carried;
      taken = measure(carried, style);
    };
    for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
      const word = paragraph.slice(from, next.position);
      from = next.position;
      const seen = measure(word.trimEnd(), style);
      if (line !== '' && taken + seen > width) close();
      if (seen <= width) {
        line += word;
        taken += measure(word, style);
        continue;
      }
      while (line !== '') close();
      const parts = [...cutWord(word, width, style)];
      line = parts.pop() ?? '';
      taken = measure(line, style);
      lines.push(...parts);
    }
    while (line !== '') close();
    return lines;
  }

  /**
   * Splits a line that is wider than the sum of its words. A digit or space takes the font of the text before it, so in
   * Japanese and Chinese it can be wider in a line than alone.
   */
  function withoutOverhang(line: string, width: number, style: TextStyle): readonly [line: string, carried: string] {
    if (plain.test(line)) return [line, ''];
    let whole = line;
    while (measure(whole.trimEnd(), style) > width) {
      const breaker = new LineBreaker(whole);
      let last = 0;
      for (let next = breaker.nextBreak(); next && next.position < whole.length; next = breaker.nextBreak())
        last = next.position;
      if (last === 0) break;
      whole = whole.slice(0, last);
    }
    return [whole, line.slice(whole.length)];
  }

  return {
    measure: (line, style) => measure(drawable(line, fonts), style),
    breakLines: (text, width, style) =>
      drawable(text, fonts)
        .split('\n')
        .flatMap((paragraph) => breakParagraph(paragraph, width, style)),
    write(line, x, baseline, style) {
      let at = x;
      for (const run of runsOf(drawable(line, fonts), fonts)) {
        const width = widthOf(run, style);
        const isOutlined = style.isBold === true && run.font !== 'latin';
        doc.fillColor([...style.colour]);
        if (isOutlined) doc.strokeColor([...style.colour]).lineWidth(style.size * 0.03);
        doc.text(run.text, at, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          // Without these, pdfkit measures the text again.
          ...{ textWidth: width, wordCount: 1 },
          ...(run.isRightToLeft && { features: [] }),
          ...(isOutlined && { fill: true, stroke: true }),
        });
        at += width;
      }
    },
  };
}

const faceOf = (font: Run['font'], { isBold }: TextStyle) => (isBold && font === 'latin' ? 'latinBold' : font);
