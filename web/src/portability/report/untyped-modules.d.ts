declare module 'fontkit' {
  /** What a report asks of an opened face. */
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'linebreak' {
  /** Finds where a text may be broken (Unicode annex 14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}

declare module 'pdfkit/output' {
  /** All bytes of a document, once it has ended. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>;
}
