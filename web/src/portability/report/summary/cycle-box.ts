import { countNames } from '#lib/count-names.ts';
import { countedLengths, cyclesOf, median } from '#features/menstrual/cycle-lengths.ts';
import type { CyclePause } from '#features/menstrual/cycle-pauses.ts';
import { periodsOf } from '#features/menstrual/period-starts.ts';
import { listCounts } from './list-counts.ts';
import { liesIn } from './spans.ts';
import { within, type SummaryBox, type SummaryData } from './summary-data.ts';

/** Periods and cycle lengths; null without a record, because most people have no cycle to record. */
export function cycleBox({ entries, input, span, format }: SummaryData): SummaryBox | null {
  const { summary, number, date, messages } = format;
  const all = within(entries.cycle, span);
  if (all.length === 0) return null;
  const periods = periodsOf(all).filter(({ start }) => liesIn(start, span));
  const leftOut = String(input.rows.get('menstrual_settings')?.[0]?.['left_out'] ?? '').split(' ');
  const pauses = (input.rows.get('menstrual_pauses') ?? []) as unknown as readonly CyclePause[];
  const lengths = countedLengths(
    cyclesOf(
      periods.map(({ start }) => start),
      { byHand: new Set(leftOut), pauses },
    ),
  );
  const symptoms = countNames(all.flatMap((entry) => entry.symptoms ?? []));
  const last = periods.at(-1);
  const sentences = [
    summary('periods', { count: periods.length, date: last ? date(last.start) : '' }),
    lengths.length > 0 &&
      summary('cycles', {
        low: number(Math.min(...lengths)),
        high: number(Math.max(...lengths)),
        median: number(median(lengths) ?? 0),
        count: number(lengths.length),
      }),
    symptoms.length > 0 && summary('symptoms', { list: listCounts(symptoms, 'menstrual', format) }),
  ].filter((sentence) => sentence !== false);
  return {
    title: messages.text('menstrual', 'title'),
    table: 'menstrual_entries',
    texts: [{ text: format.sentences(sentences) }],
  };
}
