import { laterBy, meanTime, midSleep, timeSpread } from '#features/sleep/mid-sleep.ts';
import { hoursByDay, mainNight } from '#features/sleep/night-hours.ts';
import { mean } from '#lib/aggregates.ts';
import { trend } from './charts-of.ts';
import { changeDays } from './medicine-changes.ts';
import { within, type SummaryBox, type SummaryData } from './summary-data.ts';

/** Fewer nights than this say nothing about regularity. */
const enoughNights = 7;

/** Hours of sleep by day, and mid-sleep with its regularity. */
export function sleepBox({ entries, span, format }: SummaryData): SummaryBox {
  const { t, summary, number, hours, clock, minutes, messages } = format;
  const byDay = [...Map.groupBy(within(entries.sleep, span), ({ date }) => date)];
  const lengths = new Map(byDay.flatMap(([date, day]) => (hoursByDay(day) === null ? [] : [[date, hoursByDay(day) ?? 0]])));
  const middles = byDay.flatMap(([date, day]) => {
    const night = mainNight(day);
    const middle = night && midSleep(night);
    return middle === null ? [] : [[date, middle] as const];
  });
  const times = middles.map(([, middle]) => middle);
  const center = meanTime(times);
  const spread = times.length < enoughNights ? null : timeSpread(times);
  const known = [...lengths.values()];
  const sentences = [
    known.length > 0 &&
      summary('sleepSum', {
        mean: hours(mean(known) ?? 0),
        count: number(known.length),
        low: hours(Math.min(...known)),
        high: hours(Math.max(...known)),
      }),
    center !== null && summary('middle', { time: clock(center), count: number(times.length) }),
    spread !== null && summary('regularity', { time: minutes(spread) }),
  ].filter((sentence) => sentence !== false);
  // Times just before and after midnight must be neighbours on the axis, so the axis counts from their mean.
  const around = new Map(middles.map(([date, middle]) => [date, (center ?? 0) + laterBy(middle, center ?? 0)]));
  const marked = changeDays(entries, span);
  return {
    title: messages.text('sleep', 'title'),
    table: 'sleep_entries',
    texts: sentences.length > 0 ? [{ text: format.sentences(sentences) }] : [],
    charts: [
      trend(summary('sleep'), lengths, span, format, { say: hours, marked }),
      center === null
        ? null
        : trend(t('midSleep'), around, span, format, { say: clock, axis: clock, step: 30, whole: center, marked }),
    ].filter((chart) => chart !== null),
  };
}
