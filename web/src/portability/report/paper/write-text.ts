import type { TextStyle } from './typesetter.ts';
import { layOutText, lineHeight, writeLines, type RichText } from './rich-text.ts';
import { askRoom, type Paper } from './page-layout.ts';

interface Place {
  /** The space below the text, in points. */
  readonly after?: number;
}

interface Text extends RichText {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P';
  readonly style: TextStyle;
  /** Texts that follow in the same paragraph. */
  readonly others?: readonly RichText[];
}

/** Writes a tagged heading or paragraph at the current position, over as many pages as needed. */
export function writeText(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  { tag, style, others = [], ...words }: Text,
  { after = 4 }: Place = {},
): void {
  const { doc } = paper;
  const height = lineHeight(style);
  const lines = layOutText(paper, [words, ...others], paper.width, style);
  // Leave room below a heading, so that it is never alone at the bottom of a page.
  askRoom(paper, height * Math.min(lines.length, 3) + (tag === 'P' ? 0 : 60));
  const children: PDFKit.PDFStructureElementChild[] = [];
  while (lines.length > 0) {
    askRoom(paper, height);
    const fitting = lines.splice(0, Math.max(1, Math.floor((paper.bottom - paper.y) / height)));
    children.push(...writeLines(paper, tag, fitting, { x: paper.left, y: paper.y, style }));
    paper.y += fitting.length * height;
  }
  parent.add(doc.struct(tag, {}, children));
  paper.y += after;
}
