import type { TextStyle } from '../fonts/typesetter.ts';
import { askRoom, type Paper } from './page-layout.ts';

interface Place {
  /** The distance from the left edge of the content, in points. */
  readonly indent?: number;
  readonly width?: number;
  /** The space below the text, in points. */
  readonly after?: number;
}

/** The distance between two baselines, in points. */
export const lineHeight = ({ size }: TextStyle) => size * 1.42;

/** The distance from a line's top to its baseline, in points. */
export const baselineOf = ({ size }: TextStyle) => size * 1.06;

/** Writes a tagged heading or paragraph at the current position, over as many pages as needed. */
export function writeText(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  { tag, text, style }: { readonly tag: 'H1' | 'H2' | 'H3' | 'P'; readonly text: string; readonly style: TextStyle },
  { indent = 0, width = paper.width - indent, after = 4 }: Place = {},
): void {
  const { doc } = paper;
  const height = lineHeight(style);
  const lines = [...paper.text.breakLines(text, width, style)];
  // Leave room below a heading, so that it is never alone at the bottom of a page.
  askRoom(paper, height * Math.min(lines.length, 3) + (tag === 'P' ? 0 : 60));
  const contents: PDFKit.PDFStructureContent[] = [];
  while (lines.length > 0) {
    askRoom(paper, height);
    const fitting = lines.splice(0, Math.max(1, Math.floor((paper.bottom - paper.y) / height)));
    contents.push(doc.markStructureContent(tag));
    for (const line of fitting) {
      paper.text.write(line, paper.left + indent, paper.y + baselineOf(style), style);
      paper.y += height;
    }
    doc.endMarkedContent();
  }
  parent.add(doc.struct(tag, {}, contents));
  paper.y += after;
}
