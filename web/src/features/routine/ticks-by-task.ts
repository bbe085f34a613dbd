import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/aggregates.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import type { PartOfDay } from './routine-tables.ts';

interface Tick {
  readonly id: string;
  readonly date: CalendarDate;
  readonly task: string;
}

/** A step of the routine. For a step that was removed from the routine, only the name is known. */
interface NamedStep {
  readonly name: string;
  /** The part of the day if several steps have the same name, such as brushing teeth; otherwise null. */
  readonly part: PartOfDay | null;
}

/** One line of the history: a step, and the days on which it was ticked. */
export interface TaskDays extends NamedStep {
  readonly days: ReadonlySet<CalendarDate>;
}

/**
 * The ticked steps with the days of each, most frequent first. A tick's id identifies its step even after renaming. A
 * removed step appears under the name that the tick stored. Steps with one name in different parts of the day stay separate.
 */
export function ticksByTask(
  tasks: readonly { readonly id: string; readonly name: string; readonly part_of_day: PartOfDay }[],
  ticks: readonly Tick[],
  days: readonly CalendarDate[],
): readonly TaskDays[] {
  const stepOfTick = new Map<string, NamedStep>();
  for (const { id, name, part_of_day } of tasks) {
    const isShared = tasks.some((other) => other.name === name && other.part_of_day !== part_of_day);
    for (const day of days) stepOfTick.set(tickId(id, day), { name, part: isShared ? part_of_day : null });
  }
  const found = new Map<string, NamedStep & { readonly days: Set<CalendarDate> }>();
  for (const { id, date, task } of ticks) {
    const step = stepOfTick.get(id) ?? { name: task, part: null };
    const line = JSON.stringify([step.name, step.part]);
    const { days: before = new Set<CalendarDate>() } = found.get(line) ?? {};
    found.set(line, { ...step, days: before.add(date) });
  }
  return [...found.values()].sort((one, other) => other.days.size - one.days.size);
}

/** The steps that were ticked on the most days: one, or several with equally many days. */
export function mostTicked<Of extends Pick<TaskDays, 'days'>>(lines: readonly Of[]): readonly Of[] {
  return lines.filter(({ days }) => days.size === lines[0]?.days.size);
}

/** On how many days there is a tick. */
export function daysWithTicks(ticks: readonly { readonly date: CalendarDate }[]): number {
  return new Set(ticks.map(({ date }) => date)).size;
}

/** The mean number of ticked steps on days with a tick; null without ticks. */
export function stepsPerDay(ticks: readonly { readonly date: CalendarDate }[]): number | null {
  const counts = new Map<CalendarDate, number>();
  for (const { date } of ticks) counts.set(date, (counts.get(date) ?? 0) + 1);
  return mean(counts.values());
}

/**
 * The id of a step's tick on a day, derived from the step's id and the date. Two devices that tick a step offline make one
 * row, and a renamed or restored step still has its ticks.
 */
export function tickId(taskId: string, date: CalendarDate): string {
  return derivedUuid(taskId, date);
}
