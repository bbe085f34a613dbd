import { ageOn, asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import type { Row } from '#core/rows/operation.ts';
import type { TextStyle } from './fonts/typesetter.ts';
import { colours } from './colours.ts';
import { drawTable } from './paper/draw-table.ts';
import { turnPage, type Paper } from './paper/page-layout.ts';
import { writeText } from './paper/write-text.ts';
import { drawFigure, rowHeight } from './charts/figure.ts';
import type { ReportInput } from './report-input.ts';
import type { ReportFormat } from './report-format.ts';
import { adherenceOf, type Adherence } from './summary/adherence.ts';
import { drawChanges } from './summary/changes-table.ts';
import { changesOf } from './summary/changes.ts';
import { entriesOf } from './summary/entries-of.ts';
import { coverageOf, factsOf } from './summary/facts-of.ts';
import { chartsOf, describeSteps } from './summary/charts-of.ts';
import { comparedSpans, daysIn, type Span } from './summary/spans.ts';

const title: TextStyle = { size: 17, colour: colours.primary, isBold: true };
const name: TextStyle = { size: 12.5, colour: colours.ink, isBold: true };
export const heading: TextStyle = { size: 11.5, colour: colours.primary, isBold: true };
const body: TextStyle = { size: 8.4, colour: colours.ink };
const quiet: TextStyle = { size: 7.2, colour: colours.muted };

/** The first page cuts diagnoses and allergies to this many characters. The section of the profile has the whole texts. */
const mostOfOwn = 220;
const mostMedicines = 6;
const chartHeight = 90;
const columns = 3;

interface FirstPageOf {
  readonly format: ReportFormat;
  readonly span: Span;
  /** When the rows were read. Doses that were due later must not count as missing. */
  readonly read: Date;
}

/** Draws the first page, a summary that a doctor or therapist can read in three minutes. */
export function drawFirstPage(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  input: ReportInput,
  { format, span, read }: FirstPageOf,
): void {
  const { t } = format;
  const now = new Date(input.now);
  const say = (text: string, style = body, after = 3) => writeText(paper, parent, { tag: 'P', text, style }, { after });
  const head = (text: string, level: 'H1' | 'H2' = 'H2') =>
    writeText(paper, parent, { tag: level, text, style: level === 'H1' ? title : heading }, { after: 3 });

  head(t('heading'), 'H1');
  if (input.person) say(input.person, name, 1);
  for (const line of aboutPerson(input, format, now)) say(line, body, 1);
  say(t('period', { from: format.date(span.from), to: format.date(span.to), days: daysIn(span) }), body, 1);
  const covered = coverageOf(input, span, format);
  if (covered !== null) say(covered);
  if (input.asOf !== undefined) say(t('asOf', { date: format.date(dateOf(read)), time: format.time(read) }), body, 1);
  say(format.sentences([t('madeOn', { date: format.date(dateOf(now)) }), t('reading')]), quiet, 9);

  const [entries, earlier] = [entriesOf(input.rows), entriesOf(input.before)];
  const compared = {
    ...entries,
    sleep: [...earlier.sleep, ...entries.sleep],
    battery: [...earlier.battery, ...entries.battery],
    overloads: [...earlier.overloads, ...entries.overloads],
    doses: [...earlier.doses, ...entries.doses],
  };
  const spans = comparedSpans(input.period, span);
  const changes = changesOf(compared, spans);
  if (changes.length > 0) {
    head(t('changed'));
    drawChanges(paper, parent, { changes, spans, format });
  }

  const adherence = adherenceOf(entries, span, read);
  const charts = chartsOf(entries, span, format, adherence);
  if (charts.length > 0) {
    head(t('pictures'));
    const gap = 16;
    const width = (paper.width - gap * (columns - 1)) / columns;
    for (let first = 0; first < charts.length; first += columns) {
      const row = charts.slice(first, first + columns);
      const height = rowHeight(row, chartHeight);
      if (paper.y + height > paper.bottom) turnPage(paper);
      row.forEach((chart, index) => {
        drawFigure(paper, parent, chart, { x: paper.left + index * (width + gap), y: paper.y, width, height });
      });
      paper.y += height + 9;
    }
    const steps = charts.some(({ isByTime }) => isByTime === true) ? describeSteps(span, format) : null;
    if (steps !== null) say(steps, quiet, 9);
  }
  if (adherence.length > 0) {
    head(t('medication'));
    drawMedicines(paper, parent, adherence, format);
    paper.y -= 4;
    const rest = adherence.length - mostMedicines;
    say(format.sentences([t('medicationHow'), ...(rest > 0 ? [t('andMore', { count: rest })] : [])]), quiet, 9);
  }
  const facts = factsOf(entries, input.rows, span, format);
  if (facts.length > 0) {
    head(t('numbers'));
    for (const fact of facts) say(fact);
  }
}

/** Lines about the user from the profile, if the export includes it. Long texts are truncated. */
function aboutPerson({ rows }: ReportInput, format: ReportFormat, now: Date): readonly string[] {
  const [profile = {} as Row] = rows.get('profiles') ?? [];
  const born = asCalendarDate(profile['birth_date']);
  const age = born && ageOn(born, dateOf(now));
  const own = ['diagnoses', 'allergies'].flatMap((column) => {
    const text = typeof profile[column] === 'string' ? profile[column].trim() : '';
    const shown = text.length > mostOfOwn ? `${text.slice(0, mostOfOwn).trimEnd()}…` : text;
    return shown === ''
      ? []
      : [format.t('named', { name: format.messages.text('profile', column), value: shown.replaceAll('\n', '; ') })];
  });
  const birth = born && age !== null ? format.t('born', { date: format.date(born), age }) : null;
  return [
    ...(birth ? [format.t('named', { name: format.messages.text('profile', 'birth_date'), value: birth })] : []),
    ...own,
  ];
}

function drawMedicines(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  all: readonly Adherence[],
  format: ReportFormat,
): void {
  const { t, number } = format;
  const counted = ['planned', 'taken', 'skipped', 'later', 'noRecord', 'asNeeded'] as const;
  const labels = {
    planned: 'planned',
    taken: 'taken',
    skipped: 'skipped',
    later: 'postponed',
    noRecord: 'noRecord',
    asNeeded: 'asNeeded',
  } as const;
  drawTable(paper, parent, {
    columns: [{ label: t('medicine'), share: 0.34 }, ...counted.map((key) => ({ label: t(labels[key]), share: 0.11 }))],
    naming: 1,
    rows: all.slice(0, mostMedicines).map((of) => ({
      // A medicine taken as needed has no plan, so it has no missed doses.
      cells: [
        `${of.name}, ${of.dosage}`,
        ...counted.map((key) => (of.planned === 0 && key !== 'asNeeded' ? '–' : number(of[key]))),
      ],
    })),
  });
}
