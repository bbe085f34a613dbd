import type { ReportFormat } from '../report-format.ts';

/** The most names in a sentence. The sentence counts the rest. */
const most = 3;

/** The most frequent choices of a page with their counts, such as "noise (5), light (3) and 2 more". */
export function listCounts(
  counts: readonly { readonly name: string; readonly count: number }[],
  page: string,
  { messages, number, list, summary }: ReportFormat,
): string {
  return list([
    ...counts.slice(0, most).map(({ name, count }) => `${messages.text(page, name)} (${number(count)})`),
    ...(counts.length > most ? [summary('others', { count: counts.length - most })] : []),
  ]);
}
