import { inOrder, type Placed } from '#core/list/move-in-order.ts';
import { sum } from '#lib/aggregates.ts';
import { partsOfDay, type PartOfDay } from './routine-tables.ts';

/** One row of public.routine_tasks. */
export interface Task extends Placed {
  readonly name: string;
  readonly part_of_day: PartOfDay;
  readonly minutes: number | null;
  readonly smaller: string | null;
  readonly rests_when_low: boolean;
}

/** A step of the day: in its full form, or the smaller one. */
export type Step<Of extends Task = Task> = Of & {
  readonly shown: string;
  /** Minutes are those of the full form: the smaller one has none of its own. */
  readonly shownMinutes: number | null;
};

/** The steps of one part of the day, in the person's order. */
export interface PartSteps<Of extends Task = Task> {
  readonly part: PartOfDay;
  readonly steps: readonly Step<Of>[];
}

/**
 * The steps of a day by part of the day; empty parts are omitted. On a low-energy day some are smaller and some are skipped.
 */
export function stepsOfDay<Of extends Task>(tasks: readonly Of[], lowEnergy: boolean): readonly PartSteps<Of>[] {
  const ordered = inOrder(tasks).filter((task) => !(lowEnergy && task.rests_when_low));
  const steps = ordered.map((task): Step<Of> => {
    const smaller = lowEnergy ? task.smaller : null;
    return { ...task, shown: smaller ?? task.name, shownMinutes: smaller === null ? task.minutes : null };
  });
  return partsOfDay
    .map((part) => ({ part, steps: steps.filter((step) => step.part_of_day === part) }))
    .filter((group) => group.steps.length > 0);
}

type Hours = Exclude<PartOfDay, 'anyTime'>;
const hours: readonly Hours[] = ['morning', 'afternoon', 'evening'];

/** The part of the day at a moment: morning until noon, evening from six. */
function partAt(now: Date): Hours {
  const hour = now.getHours();
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}

/** The steps as they come from now on: this part of the day, any time, the later parts. Beside them those of the parts that are over. */
export function stepsFromNow<Of extends Task>(tasks: readonly Of[], lowEnergy: boolean, now: Date) {
  const groups = stepsOfDay(tasks, lowEnergy);
  const of = (parts: readonly PartOfDay[]): readonly Step<Of>[] =>
    parts.flatMap((part) => groups.find((group) => group.part === part)?.steps ?? []);
  const place = hours.indexOf(partAt(now));
  const [current, ...later] = hours.slice(place);
  return { coming: of([...(current ? [current] : []), 'anyTime', ...later]), earlier: of(hours.slice(0, place)) };
}

/** The total of stated minutes, and the number of steps that state them; null without any. */
export function minutesInAll(groups: readonly PartSteps[]): { minutes: number; steps: number } | null {
  const named = groups.flatMap(({ steps }) => steps.flatMap(({ shownMinutes }) => shownMinutes ?? []));
  const minutes = sum(named);
  return minutes === null ? null : { minutes, steps: named.length };
}
