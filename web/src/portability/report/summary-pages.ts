import { ageOn, asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import type { Row } from '#core/rows/operation.ts';
import { colours } from './colours.ts';
import { drawFigure } from './charts/figure.ts';
import { lineHeight } from './paper/rich-text.ts';
import { asArtifact, turnPage, type Paper } from './paper/page-layout.ts';
import { writeText } from './paper/write-text.ts';
import { changesBox } from './summary/changes-table.ts';
import { describeSteps } from './summary/charts-of.ts';
import { crisisBox } from './summary/crisis-box.ts';
import { cycleBox } from './summary/cycle-box.ts';
import { batteryBox, sensesBox } from './summary/daily-boxes.ts';
import { medicinesBox } from './summary/medicines-box.ts';
import { moodBox } from './summary/mood-box.ts';
import { overloadBox } from './summary/overload-box.ts';
import { ownTextBox } from './summary/own-text-box.ts';
import { questionnairesBox } from './summary/questionnaires-box.ts';
import { recordedBox } from './summary/recorded-box.ts';
import { sleepBox } from './summary/sleep-box.ts';
import { daysIn } from './summary/spans.ts';
import { languageOfOwnText, type BoxText, type SummaryBox, type SummaryData } from './summary/summary-data.ts';
import { toSayBox, visitBox } from './summary/visit-box.ts';
import { styles } from './text-styles.ts';

interface BoxRow {
  /** In points. Not used for the last row of a page, which fills the rest of the page. */
  readonly height: number;
  /** Null leaves the place blank. */
  readonly boxes: readonly ((data: SummaryData) => SummaryBox | null)[];
}

/**
 * The two pages of the summary. Heights are fixed, so that a reader finds every box in the same place of every report. The
 * first row is what the person prepared for the visit.
 */
const pages: readonly (readonly BoxRow[])[] = [
  [
    { height: 107, boxes: [visitBox, toSayBox] },
    { height: 156, boxes: [crisisBox, overloadBox] },
    { height: 214, boxes: [moodBox, sleepBox] },
    { height: 144, boxes: [medicinesBox] },
  ],
  [
    { height: 190, boxes: [changesBox] },
    { height: 136, boxes: [sensesBox, batteryBox] },
    { height: 140, boxes: [recordedBox, cycleBox] },
    { height: 138, boxes: [questionnairesBox] },
    { height: 148, boxes: [ownTextBox] },
  ],
];
/** The height of the first page above its boxes, in points. */
const headHeight = 123;
const gap = 14;
const leastChart = 52;
/** The most lines of diagnoses and of allergies. */
const mostOwnLines = 2;

/** Draws the summary from the top of the current page: two pages that a doctor or therapist can read in three minutes. */
export function drawSummary(paper: Paper, parent: PDFKit.PDFStructureElement, data: SummaryData): void {
  // The last line of each page is for the note about characters without a font.
  const bottom = paper.bottom - 12;
  pages.forEach((rows, page) => {
    if (page === 0) drawHead(paper, parent, data);
    else turnPage(paper);
    let top = page === 0 ? paper.top + headHeight : paper.top;
    rows.forEach(({ height, boxes }, row) => {
      const end = row === rows.length - 1 ? bottom : top + height - 8;
      const width = (paper.width - gap * (boxes.length - 1)) / boxes.length;
      boxes.forEach((boxOf, column) => {
        const box = boxOf(data);
        if (!box) return;
        drawBox({ ...paper, left: paper.left + column * (width + gap), width, y: top }, parent, { box, end, data });
      });
      top += height;
    });
  });
  paper.y = bottom;
}

interface BoxIn {
  readonly box: SummaryBox;
  /** Where the box ends, in points from the top of the page. */
  readonly end: number;
  readonly data: SummaryData;
}

function drawBox(paper: Paper, parent: PDFKit.PDFStructureElement, { box, end, data }: BoxIn): void {
  const { input, format } = data;
  const { title, table, texts = [], charts = [] } = box;
  const { doc, left, width } = paper;
  const line = lineHeight(styles.body);
  const more = (count: number) => format.summary('moreLines', { count });
  asArtifact(doc, 'Layout', () =>
    doc
      .moveTo(left, paper.y)
      .lineTo(left + width, paper.y)
      .lineWidth(0.6)
      .strokeColor([...colours.line])
      .stroke(),
  );
  paper.y += 4;
  const part = doc.struct('Sect');
  parent.add(part);
  writeText(paper, part, { tag: 'H2', text: title, style: styles.heading }, { after: 1 });
  if (texts.length + charts.length === 0 && !box.drawTable) {
    const isIncluded = table === '' || input.tables.some((of) => of.table === table);
    writeText(paper, part, { tag: 'P', text: format.summary(isIncluded ? 'nothing' : 'notIncluded'), style: styles.quiet });
  }
  const linesOf = ({ label = '', text, most = Infinity }: BoxText) =>
    Math.min(most, paper.text.breakLines(`${label}: ${text}`, width, styles.body).length);
  texts.forEach(({ label, text, isOwn = false, lang, most = Infinity }, place) => {
    // Clip a long text: the charts need room, and each later text gets the lines that it needs, up to an equal share.
    const all = Math.floor((end - paper.y - charts.length * leastChart - texts.length) / line);
    const after = texts.slice(place + 1);
    const share = Math.floor(all / (after.length + 1));
    const room = all - after.reduce((sum, each) => sum + Math.min(share, linesOf(each)), 0);
    writeText(
      paper,
      part,
      {
        ...{ tag: 'P', text, style: styles.body, clip: { most: Math.max(1, Math.min(most, room)), more } },
        ...(label !== undefined && { label: format.t('named', { name: label, value: '' }) }),
        ...(isOwn && { lang: languageOfOwnText(input) }),
        ...(lang !== undefined && { lang }),
      },
      { after: 1 },
    );
  });
  const height = (end - paper.y) / charts.length;
  for (const chart of charts) {
    drawFigure(paper, part, chart, { x: left, y: paper.y + 2, width, height: height - 4 });
    paper.y += height;
  }
  box.drawTable?.(paper, part, end);
  part.end();
}

/** Draws the head of the report: the person, the days, and how to read the report. */
function drawHead(paper: Paper, parent: PDFKit.PDFStructureElement, { input, format, span, read }: SummaryData): void {
  const { t, summary } = format;
  const now = new Date(input.now);
  const [profile = {} as Row] = input.rows.get('profiles') ?? [];
  const text = (column: string) => (typeof profile[column] === 'string' ? profile[column].trim() : '');
  const say = (line: string, style = styles.body as typeof styles.body | typeof styles.quiet) =>
    writeText(paper, parent, { tag: 'P', text: line, style }, { after: 1 });
  const label = (column: string) => t('named', { name: format.messages.text('profile', column), value: '' });

  writeText(paper, parent, { tag: 'H1', text: t('heading'), style: styles.title }, { after: 0 });
  if (input.person) writeText(paper, parent, { tag: 'P', text: input.person, style: styles.name }, { after: 1 });
  const born = asCalendarDate(profile['birth_date']);
  const age = born && ageOn(born, dateOf(now));
  const days = t('period', { from: format.date(span.from), to: format.date(span.to), days: daysIn(span) });
  const birth = born && age !== null ? [label('birth_date') + t('born', { date: format.date(born), age })] : [];
  say([...birth, days].join(' · '));
  for (const column of ['diagnoses', 'allergies'])
    if (text(column) !== '')
      writeText(
        paper,
        parent,
        {
          ...{ tag: 'P', label: label(column), text: text(column).replaceAll('\n', '; '), style: styles.body },
          ...{
            lang: languageOfOwnText(input),
            clip: { most: mostOwnLines, more: (count) => summary('moreLines', { count }) },
          },
        },
        { after: 1 },
      );
  const steps = describeSteps(span, format);
  say(
    format.sentences([
      t('madeOn', { date: format.date(dateOf(now)) }),
      ...(input.asOf === undefined ? [] : [t('asOf', { date: format.date(dateOf(read)), time: format.time(read) })]),
      t('reading'),
      ...(steps === null ? [] : [steps]),
    ]),
    styles.quiet,
  );
}
