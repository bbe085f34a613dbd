import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/mean.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';

interface Tick {
  readonly id: string;
  readonly date: CalendarDate;
  readonly task: string;
}

/** One line of the look back: a step and the days on which it was ticked. */
export interface TaskDays {
  readonly name: string;
  readonly days: ReadonlySet<CalendarDate>;
}

/**
 * The steps that were ticked in some days, each with its days, most first. Steps of the routine are known by their ids, whatever they were
 * called then; what was ticked of a step that is gone stands under the name that it had. A step without a tick is left out: nothing is
 * known of it.
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

/** The steps that were ticked on the most days: one, or several alike. */
export function mostTicked(lines: readonly TaskDays[]): readonly TaskDays[] {
  return lines.filter(({ days }) => days.size === lines[0]?.days.size);
}

/** How many of these days have a tick. */
export function daysWithTicks(ticks: readonly { readonly date: CalendarDate }[]): number {
  return new Set(ticks.map(({ date }) => date)).size;
}

/** Mean of ticked steps over the days that have any; null when there is none. */
export function stepsPerDay(ticks: readonly { readonly date: CalendarDate }[]): number | null {
  const counts = new Map<CalendarDate, number>();
  for (const { date } of ticks) counts.set(date, (counts.get(date) ?? 0) + 1);
  return mean(counts.values());
}

/**
 * The id of a step's tick on a day. It follows from both, so that a step is ticked once a day, also when two devices tick it without a
 * network; and a step that was renamed, or removed and restored, retains its ticks.
 */
export function tickId(taskId: string, date: CalendarDate): string {
  return derivedUuid(taskId, date);
}
