import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/aggregates.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';

interface Tick {
  readonly id: string;
  readonly date: CalendarDate;
  readonly task: string;
}

/** One line of the history: a step and the days on which it was ticked. */
export interface TaskDays {
  readonly name: string;
  readonly days: ReadonlySet<CalendarDate>;
}

/**
 * The ticked steps of some days, each with its days, the most frequent first. Ids identify existing steps even after
 * renaming; a removed step appears under its name at that time. Steps without ticks are omitted.
 */
export function ticksByTask(
  tasks: readonly { readonly id: string; readonly name: string }[],
  ticks: readonly Tick[],
  days: readonly CalendarDate[],
): readonly TaskDays[] {
  const nameOfTick = new Map(tasks.flatMap(({ id, name }) => days.map((day) => [tickId(id, day), name] as const)));
  const found = new Map<string, Set<CalendarDate>>();
  for (const { id, date, task } of ticks) {
    const name = nameOfTick.get(id) ?? task;
    found.set(name, (found.get(name) ?? new Set()).add(date));
  }
  return [...found]
    .map(([name, taskDays]) => ({ name, days: taskDays }))
    .sort((one, other) => other.days.size - one.days.size);
}

/** The most frequent steps: one, or several equal ones. */
export function mostTicked(lines: readonly TaskDays[]): readonly TaskDays[] {
  return lines.filter(({ days }) => days.size === lines[0]?.days.size);
}

/** The number of these days with a tick. */
export function daysWithTicks(ticks: readonly { readonly date: CalendarDate }[]): number {
  return new Set(ticks.map(({ date }) => date)).size;
}

/** The mean number of ticked steps over days with any; null without any. */
export function stepsPerDay(ticks: readonly { readonly date: CalendarDate }[]): number | null {
  const counts = new Map<CalendarDate, number>();
  for (const { date } of ticks) counts.set(date, (counts.get(date) ?? 0) + 1);
  return mean(counts.values());
}

/**
 * The id of a step's tick on a day, derived from both: two devices that tick a step offline create one row, and a renamed or
 * restored step retains its ticks.
 */
export function tickId(taskId: string, date: CalendarDate): string {
  return derivedUuid(taskId, date);
}
