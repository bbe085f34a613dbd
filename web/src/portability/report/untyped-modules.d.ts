declare module 'fontkit' {
  /** The part of an open font that a report uses. */
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'linebreak' {
  /** Finds line-break opportunities (Unicode annex 14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}

declare module 'pdfkit/output' {
  /** All bytes of an ended document. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>;
}
