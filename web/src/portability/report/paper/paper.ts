import type { Typesetter } from '../fonts/typesetter.ts';

/** A4, in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;
const margin = { side: 46, top: 44, bottom: 54 };

/** The pages of a report while they are drawn: where the next thing goes, and what it is drawn by. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly text: Typesetter;
  readonly left: number;
  readonly width: number;
  /** Where a page's content begins and ends. */
  readonly top: number;
  readonly bottom: number;
  /** Where the next thing begins. */
  y: number;
  /** Draws what stands on every page beside its content. */
  readonly furnish: (pageNumber: number) => void;
  pageNumber: number;
}

/** The pages, before the first: `turnPage` begins it. */
export function createPaper(doc: PDFKit.PDFDocument, text: Typesetter, furnish: Paper['furnish']): Paper {
  return {
    doc,
    text,
    furnish,
    left: margin.side,
    width: pageSize.width - 2 * margin.side,
    top: margin.top,
    bottom: pageSize.height - margin.bottom,
    y: 0,
    pageNumber: 0,
  };
}

/** Begins a page. */
export function turnPage(paper: Paper): void {
  paper.doc.addPage();
  paper.pageNumber += 1;
  paper.furnish(paper.pageNumber);
  paper.y = paper.top;
}

/** Begins a page unless so much room is left on this one. */
export function askRoom(paper: Paper, height: number): void {
  if (paper.y + height > paper.bottom) turnPage(paper);
}

/** Draws something that says nothing to a reader by ear: a rule, a background, the foot of a page. */
export function asArtifact(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}
