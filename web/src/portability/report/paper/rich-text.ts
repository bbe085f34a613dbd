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
  let open: readonly Piece[] = [];
  const close = () => {
    if (open.length > 0) lines.push(placePieces(open, typesetter, style));
    open = [];
  };
  const fits = (pieces: readonly Piece[]) =>
    pieces.every(({ text }) => !text.includes('\n')) &&
    typesetter.measure(pieces.map(({ text }) => text).join(''), style) <= width;
  words.forEach((each, place) => {
    const next = piecesOf(each);
    const isEntry = each.isEntry === true;
    const end = isEntry ? words.findIndex((word, index) => index > place && word.isEntry) : place + 1;
    const whole = isEntry ? joinTexts(words.slice(place, end === -1 ? undefined : end)) : next;
    const separator = { text: separators[isEntry ? 'entry' : 'text'], lang: undefined };
    if (open.length > 0 && fits([...open, separator, ...whole])) open = [...open, separator, ...next];
    else {
      close();
      if (fits(next)) open = next;
      else lines.push(...breakText(each, typesetter, width, style));
    }
  });
  close();
  return lines;
}

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

const joinTexts = (words: readonly RichText[]): readonly Piece[] =>
  words.flatMap((each, place) => [...(place > 0 ? [{ text: separators.text, lang: undefined }] : []), ...piecesOf(each)]);

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
