import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { CompactPdf } from './compact-pdf.ts';

const options = { autoFirstPage: false, tagged: true, info: { Title: 'rows', CreationDate: new Date(0) } };

/** Draws a table of tagged rows, each with a tagged cell. */
function draw(doc: PDFKit.PDFDocument, rows: number): void {
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  doc.addPage();
  const table = doc.struct('Table');
  whole.add(table);
  for (let row = 0; row < rows; row += 1) {
    if (row % 100 === 99) doc.addPage();
    const content = doc.markStructureContent('TD');
    doc.text(`row ${String(row)}`, 20, 20, { lineBreak: false });
    doc.endMarkedContent();
    table.add(doc.struct('TR', {}, [doc.struct('TD', {}, [content])]));
  }
  table.end();
  whole.end();
  doc.end();
}

/** Returns what a PDF reader finds in a file: its properties, and the text and structure of each page. */
async function read(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const page = await document.getPage(index + 1);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    return { tree: await page.getStructTree(), texts: items.map((item) => ('str' in item ? item.str : item.type)) };
  });
  // Packed objects shift the object numbers of the pages, so remove these numbers.
  return JSON.stringify({ info, pages: await Promise.all(pages) }).replaceAll(/p\d+R_/g, '');
}

it('reads like the file of pdfkit, and is much smaller', async () => {
  const [own, plain] = [new CompactPdf(options), new PDFDocument(options)];
  const expected = toBytes(plain);
  draw(plain, 1000);
  draw(own, 1000);
  const bytes = own.bytes();
  const theirs = new Uint8Array(await expected);
  expect(await read(bytes)).toBe(await read(theirs));
  expect(bytes.length).toBeLessThan(theirs.length / 4);
});

it('buffers nothing in its stream, and releases written structure elements', () => {
  const doc = new CompactPdf(options);
  draw(doc, 50);
  expect(doc.readableLength).toBe(0);
  const { data } = (doc as unknown as { _root: { data: { StructTreeRoot: { data: Record<string, unknown> } } } })._root;
  const tree = data.StructTreeRoot.data['ParentTree'] as { get: (page: number) => { data: object }[] };
  expect(tree.get(0).map((part) => part.data)).toEqual(Array.from({ length: 50 }, () => ({ P: true, K: null })));
});

it('has no bytes before it has ended', () => {
  expect(() => new CompactPdf(options).bytes()).toThrow('not ended');
});
