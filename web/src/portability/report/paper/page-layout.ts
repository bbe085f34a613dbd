import type { Typesetter } from './typesetter.ts';

/** The size of an A4 page, in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;
const margin = { side: 36, top: 34, bottom: 42 };

/** The pages of a report while they are drawn, with the position of the next content. All lengths are in points. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly text: Typesetter;
  readonly left: number;
  readonly width: number;
  /** The vertical bounds of a page's content. */
  readonly top: number;
  readonly bottom: number;
  /** The distance of the next content from the top of the page. */
  y: number;
  /** Draws the page's header and footer. */
  readonly furnish: (pageNumber: number) => void;
  pageNumber: number;
}

/** Prepares the drawing of a report that has no page yet. Call `turnPage` to begin the first page. */
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

export function turnPage(paper: Paper): void {
  paper.doc.addPage();
  paper.pageNumber += 1;
  paper.furnish(paper.pageNumber);
  paper.y = paper.top;
}

/** Begins a new page unless the current page has room for this height. */
export function askRoom(paper: Paper, height: number): void {
  if (paper.y + height > paper.bottom) turnPage(paper);
}

/** Draws content that screen readers skip: a rule, a background, a footer. */
export function asArtifact(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}
