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

const between = ' · ';

/** Breaks texts into lines of `width` points. The texts share one line if all fit; otherwise each begins a new line. */
export function layOutText(
  { text: typesetter }: Paper,
  words: readonly RichText[],
  width: number,
  style: TextStyle,
): Line[] {
  const joined = words.map(({ label = '', text }) => label + text).join(between);
  if (words.length > 1 && !joined.includes('\n') && typesetter.measure(joined, style) <= width) {
    if (words.every(({ lang }) => lang === undefined)) return [[{ text: joined, indent: 0 }]];
    let indent = 0;
    const pieces = words.flatMap(({ label = '', text, lang }, place) => [
      { text: (place === 0 ? '' : between) + label, lang: undefined },
      { text, lang },
    ]);
    return [
      pieces
        .filter(({ text }) => text !== '')
        .map(({ text, lang }) => {
          const segment = { text, indent, lang };
          indent += typesetter.measure(text, style);
          return segment;
        }),
    ];
  }
  // A comma before an ellipsis would be one mark too many.
  const shorten = (line: string, room: number) =>
    (typesetter.breakLines(line, room, style)[0] ?? '').replace(/[,;:、，]$/u, '');
  return words.flatMap(({ label = '', text, lang, clip }) => {
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
