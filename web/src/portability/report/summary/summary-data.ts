import { htmlLang } from '#core/messages/languages.ts';
import type { Chart } from '../charts/figure.ts';
import type { Paper } from '../paper/page-layout.ts';
import type { ReportFormat } from '../report-format.ts';
import type { ReportInput } from '../report-input.ts';
import type { SummaryEntries } from './entries-of.ts';
import { liesIn, type Span } from './spans.ts';

/** What the boxes of the summary are computed from. */
export interface SummaryData {
  readonly input: ReportInput;
  readonly format: ReportFormat;
  readonly entries: SummaryEntries;
  readonly span: Span;
  /** When the rows were read. Doses that were due later must not count as missing. */
  readonly read: Date;
}

/** A paragraph of a box. */
export interface BoxText {
  /** Stands before the text, in the language of the report. */
  readonly label?: string;
  readonly text: string;
  /** Whether these are the person's own words, unchanged. */
  readonly isOwn?: boolean;
  /** The `lang` of a text that is not in the report's language. */
  readonly lang?: string;
  /** The most lines to show. The last one then counts the rest. */
  readonly most?: number;
}

/** One box of the summary. Without texts, charts and table it says that nothing was recorded. */
export interface SummaryBox {
  readonly title: string;
  /** The table whose absence from the export explains an empty box. */
  readonly table: string;
  readonly texts?: readonly BoxText[];
  readonly charts?: readonly Chart[];
  /** Draws a table below the texts, from `paper.y` down to at most `bottom`. */
  readonly drawTable?: (paper: Paper, parent: PDFKit.PDFStructureElement, bottom: number) => void;
}

/** The entries of the report's days. */
export const within = <Entry extends { readonly date: SummaryEntries['moods'][number]['date'] }>(
  all: readonly Entry[],
  span: Span,
): readonly Entry[] => all.filter(({ date }) => liesIn(date, span));

/**
 * The language to mark the person's own words with; undefined if it is the document's. Nobody knows the language of a text.
 * The language of the app is the best guess, because most people write in it.
 */
export function languageOfOwnText({ language, writtenIn }: ReportInput): string | undefined {
  return language === writtenIn ? undefined : htmlLang(writtenIn);
}
