/** The members of pdfkit's embedded font that this file needs. pdfkit does not export the class. */
export interface EmbeddedFont {
  layout(text: string, features: readonly string[] | undefined, onlyWidth?: boolean): Layout;
  layoutRun(text: string, features?: readonly string[]): Run;
  layoutCached(text: string): Run;
  encode(text: string, features?: readonly string[]): readonly [codes: readonly string[], positions: readonly object[]];
  readonly subset: { includeGlyph(glyph: number): number };
  readonly widths: (number | undefined)[];
  readonly unicode: (readonly number[] | undefined)[];
  readonly scale: number;
}

interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

interface Run {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly object[];
  readonly advanceWidth: number;
}

interface Layout {
  readonly glyphs: readonly Glyph[] | null;
  readonly positions: readonly object[] | null;
  readonly advanceWidth: number;
}

const known = new WeakSet<EmbeddedFont>();

/**
 * Replaces two methods of a font by ones with the same results. For each word of a line, pdfkit's methods copy the glyphs of all
 * words before it; for each glyph, they make a text. In a report of ten years that was a gigabyte of garbage.
 */
export function makeLean(font: EmbeddedFont): void {
  if (known.has(font)) return;
  known.add(font);
  const codes: string[] = [];
  font.layout = (text, features, onlyWidth = false) => {
    if (features) return font.layoutRun(text, features);
    const glyphs: Glyph[] = [];
    const positions: object[] = [];
    let advanceWidth = 0;
    for (let from = 0; from < text.length;) {
      const end = endOfWord(text, from);
      const run = font.layoutCached(text.slice(from, end));
      from = end;
      advanceWidth += run.advanceWidth;
      if (onlyWidth) continue;
      for (const glyph of run.glyphs) glyphs.push(glyph);
      for (const position of run.positions) positions.push(position);
    }
    return onlyWidth ? { glyphs: null, positions: null, advanceWidth } : { glyphs, positions, advanceWidth };
  };
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    const written = (glyphs ?? []).map((glyph) => {
      const code = font.subset.includeGlyph(glyph.id);
      font.widths[code] ??= glyph.advanceWidth * font.scale;
      font.unicode[code] ??= glyph.codePoints;
      return (codes[code] ??= code.toString(16).padStart(4, '0'));
    });
    return [written, positions ?? []];
  };
}

/** Where a word and the space after it end. */
function endOfWord(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === ' ' || text[at] === '\t') return at + 1;
  return text.length;
}
