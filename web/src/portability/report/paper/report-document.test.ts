import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { expect, it } from 'vitest';
import { ReportDocument } from './report-document.ts';

const options = { autoFirstPage: false, tagged: true, compress: false, info: { CreationDate: new Date(0) } };

/** Draws a table of tagged rows, each with a tagged cell. */
function draw(doc: PDFKit.PDFDocument, rows: number): void {
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  doc.addPage();
  const table = doc.struct('Table');
  whole.add(table);
  for (let row = 0; row < rows; row += 1) {
    const content = doc.markStructureContent('TD');
    doc.text(`row ${String(row)}`, 20, 20, { lineBreak: false });
    doc.endMarkedContent();
    table.add(doc.struct('TR', {}, [doc.struct('TD', {}, [content])]));
  }
  table.end();
  whole.end();
  doc.end();
}

it('writes the same bytes as pdfkit', async () => {
  const [own, plain] = [new ReportDocument(options), new PDFDocument(options)];
  const expected = toBytes(plain);
  draw(plain, 4000);
  draw(own, 4000);
  const bytes = own.bytes();
  expect(bytes.length).toBeGreaterThan(2 ** 20);
  expect(Buffer.from(bytes).equals(Buffer.from(await expected))).toBe(true);
});

it('buffers nothing in its stream, and releases written structure elements', () => {
  const doc = new ReportDocument(options);
  draw(doc, 50);
  expect(doc.readableLength).toBe(0);
  const { data } = (doc as unknown as { _root: { data: { StructTreeRoot: { data: Record<string, unknown> } } } })._root;
  const tree = data.StructTreeRoot.data['ParentTree'] as { get: (page: number) => { data: object }[] };
  expect(tree.get(0).map((part) => part.data)).toEqual(Array.from({ length: 50 }, () => ({ P: true, K: null })));
});

it('has no bytes before it has ended', () => {
  expect(() => new ReportDocument(options).bytes()).toThrow('not ended');
});
