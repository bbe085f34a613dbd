import { mean } from '#lib/aggregates.ts';
import { countNames } from '#lib/count-names.ts';
import { senses } from '#features/daily/senses.ts';
import { dayLevels } from '#features/social/social-levels.ts';
import { bars, trend } from './charts-of.ts';
import { listCounts } from './list-counts.ts';
import { changeDays } from './medicine-changes.ts';
import { within, type SummaryBox, type SummaryData } from './summary-data.ts';

/** How often each sense perceived less or more than usual. */
export function sensesBox({ entries, span, format }: SummaryData): SummaryBox {
  const { summary, messages } = format;
  const all = within(entries.senses, span);
  const rows = senses.map((sense) => {
    const answers = all.flatMap((entry) => entry[sense] ?? []);
    const count = (...steps: readonly string[]) => answers.filter((step) => steps.includes(step)).length;
    return {
      name: messages.text('daily', sense),
      amounts: [count('hypo', 'low'), count('hyper', 'veryHyper'), count('normal')],
    };
  });
  const recorded = rows.filter(({ amounts }) => amounts.some((amount) => amount > 0));
  const chart = bars(
    summary('sensesPicture'),
    summary('records', { count: all.length }),
    recorded,
    [summary('less'), summary('more'), summary('usual')],
    format,
  );
  return { title: summary('senses'), table: 'daily_entries', charts: chart ? [chart] : [] };
}

/** The level of social energy over time, and what drained and charged it most often. */
export function batteryBox({ entries, span, format }: SummaryData): SummaryBox {
  const { summary, number, percent, messages } = format;
  const all = within(entries.battery, span);
  const levels = dayLevels(all);
  const known = levels.map(({ level }) => level);
  const drains = countNames(all.flatMap((entry) => entry.drains ?? []));
  const charges = countNames(all.flatMap((entry) => entry.charges ?? []));
  const sentences = [
    known.length > 0 &&
      summary('batterySum', {
        mean: percent((mean(known) ?? 0) / 100),
        count: number(known.length),
        low: percent(Math.min(...known) / 100),
        high: percent(Math.max(...known) / 100),
      }),
    drains.length > 0 && summary('drains', { list: listCounts(drains, 'social', format) }),
    charges.length > 0 && summary('charges', { list: listCounts(charges, 'social', format) }),
  ].filter((sentence) => sentence !== false);
  const days = new Map(levels.map(({ date, level }) => [date, level]));
  const chart = trend(summary('batteryPicture'), days, span, format, {
    say: (level) => number(level, 0),
    low: 0,
    high: 100,
    marked: changeDays(entries, span),
  });
  return {
    title: messages.text('social', 'title'),
    table: 'social_entries',
    texts: sentences.length > 0 ? [{ text: format.sentences(sentences) }] : [],
    charts: chart ? [chart] : [],
  };
}
