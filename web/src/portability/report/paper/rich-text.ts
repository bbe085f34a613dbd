import type { TextStyle } from './typesetter.ts';
import type { Paper } from './page-layout.ts';

/** Text that may be in another language than the document, such as a person's own words. */
export interface RichText {
  /** Stands before the text, in the language of the document. */
  readonly label?: string | undefined;
  readonly text: string;
  /** The language of `text`, if it differs from the document's. */
  readonly lang?: string | undefined;
  readonly clip?: Clip | undefined;
  /** Whether the text begins an entry. The texts up to the next such text belong to it. */
  readonly isEntry?: boolean | undefined;
}

/** Limits a text to `most` lines. The last of them then ends with the number of lines that are not shown whole. */
export interface Clip {
  readonly most: number;
  readonly more: (count: number) => string;
}

interface Segment {
  readonly text: string;
  /** The distance from the left edge of the line, in points. */
  readonly indent: number;
  readonly lang?: string | undefined;
}

/** A line from left to right. */
export type Line = readonly Segment[];

/** The distance between two baselines, in points. */
export const lineHeight = ({ size, leading = 1.42 }: TextStyle) => size * leading;

/** The distance from a line's top to its baseline, in points. */
export const baselineOf = (style: TextStyle) => (lineHeight(style) + style.size * 0.7) / 2;

/** Stands between two texts of an entry, and between two entries. */
const separators = { text: ' · ', entry: '  |  ' } as const;

/**
 * Breaks texts into lines of `width` points. A text follows in the same line if it fits there; otherwise it begins a new line.
 * An entry of several texts follows in the same line only as a whole. After a text of several lines, a new line begins.
 */
export function layOutText(
  { text: typesetter }: Paper,
  words: readonly RichText[],
  width: number,
  style: TextStyle,
): Line[] {
  const lines: Line[] = [];
  let open: Piece[] = [];
  let taken = 0;
  const close = () => {
    if (open.length > 0) lines.push(placePieces(open, typesetter, style));
    [open, taken] = [[], 0];
  };
  const widthOf = (pieces: readonly Piece[]) =>
    pieces.reduce((sum, { text }) => sum + (text.includes('\n') ? Infinity : typesetter.measure(text, style)), 0);
  // The sum of the widths is quick, but in Japanese and Chinese a line can be wider than its parts.
  const fits = (pieces: readonly Piece[]) => {
    if (taken + widthOf(pieces) > width) return false;
    const joined = [...open, ...pieces];
    return joined.every(({ text }) => latin.test(text)) || widthOf([joinPieces(joined)]) <= width;
  };
  words.forEach((each, place) => {
    const next = piecesOf(each);
    const separator = { text: separators[each.isEntry ? 'entry' : 'text'], lang: undefined };
    if (open.length > 0 && fits([separator, ...(each.isEntry ? entryAt(words, place) : next)])) {
      open.push(separator, ...next);
      taken += widthOf([separator, ...next]);
      return;
    }
    close();
    const own = widthOf(next);
    if (own <= width) [open, taken] = [[...next], own];
    else lines.push(...breakText(each, typesetter, width, style));
  });
  close();
  return lines;
}

/** Text in one font, whose width is the sum of the widths of its parts. */
const latin = /^[\x20-\x7e\xa0-\xff]*$/;

/** The pieces of the entry that begins at this place. */
function entryAt(words: readonly RichText[], place: number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const word of words.slice(place)) {
    if (pieces.length > 0 && word.isEntry) break;
    if (pieces.length > 0) pieces.push({ text: separators.text, lang: undefined });
    pieces.push(...piecesOf(word));
  }
  return pieces;
}

const joinPieces = (pieces: readonly Piece[]): Piece => ({ text: pieces.map(({ text }) => text).join(''), lang: undefined });

interface Piece {
  readonly text: string;
  readonly lang: string | undefined;
}

const piecesOf = ({ label = '', text, lang }: RichText): readonly Piece[] =>
  lang === undefined
    ? [{ text: label + text, lang }]
    : [
        { text: label, lang: undefined },
        { text, lang },
      ].filter((piece) => piece.text !== '');

/** Makes a line of pieces. Neighbours of one language become one segment. */
function placePieces(pieces: readonly Piece[], typesetter: Paper['text'], style: TextStyle): Line {
  const segments: Segment[] = [];
  let indent = 0;
  for (const { text, lang } of pieces) {
    const last = segments.at(-1);
    if (last && last.lang === lang) segments[segments.length - 1] = { ...last, text: last.text + text };
    else {
      if (last) indent += typesetter.measure(last.text, style);
      segments.push({ text, indent, lang });
    }
  }
  return segments;
}

/** Breaks a text of several lines. */
function breakText(
  { label = '', text, lang, clip }: RichText,
  typesetter: Paper['text'],
  width: number,
  style: TextStyle,
): Line[] {
  // A comma before an ellipsis would be one mark too many.
  const shorten = (line: string, room: number) =>
    (typesetter.breakLines(line, room, style)[0] ?? '').replace(/[,;:、，]$/u, '');
  const lines = typesetter.breakLines(label + text, width, style);
  const rest = clip ? lines.length - clip.most : 0;
  const end = rest > 0 ? (clip?.more(rest + 1) ?? '') : '';
  return (rest > 0 ? lines.slice(0, clip?.most) : lines).map((line, place, shown): Line => {
    const tail = end !== '' && place === shown.length - 1 ? end : '';
    const fitting = tail === '' ? line : shorten(line, width - typesetter.measure(tail, style));
    const head = lang !== undefined && place === 0 && fitting.startsWith(label) ? label : '';
    const indent = typesetter.measure(head, style);
    const own = fitting.slice(head.length);
    return [
      { text: head, indent: 0 },
      { text: lang === undefined ? own + tail : own, indent, lang },
      { text: lang === undefined ? '' : tail, indent: indent + typesetter.measure(own, style) },
    ].filter((segment) => segment.text !== '');
  });
}

/** Writes lines below each other, and returns them as the children of a structure element of this tag. */
export function writeLines(
  { doc, text: typesetter }: Paper,
  tag: string,
  lines: readonly Line[],
  { x, y, style }: { readonly x: number; readonly y: number; readonly style: TextStyle },
): readonly PDFKit.PDFStructureElementChild[] {
  const children: PDFKit.PDFStructureElementChild[] = [];
  let open: { readonly lang: string | undefined; readonly content: PDFKit.PDFStructureContent } | undefined;
  const close = () => {
    if (!open) return;
    const { lang, content } = open;
    doc.endMarkedContent();
    children.push(lang === undefined ? content : doc.struct('Span', { lang }, [content]));
    open = undefined;
  };
  lines.forEach((line, place) => {
    for (const { text, indent, lang } of line) {
      if (open && open.lang !== lang) close();
      open ??= { lang, content: doc.markStructureContent(lang === undefined ? tag : 'Span') };
      typesetter.write(text, x + indent, y + place * lineHeight(style) + baselineOf(style), style);
    }
  });
  close();
  return children;
}
