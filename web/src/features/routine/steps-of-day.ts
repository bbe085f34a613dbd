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

/** A step as a day shows it. `shown` is the text: the step's name or, on a low-energy day, its smaller form. */
export type Step<Of extends Task = Task> = Of & {
  readonly shown: string;
  /** The minutes of the full step. Null for the smaller form, whose duration is unknown. */
  readonly shownMinutes: number | null;
};

/** The steps of one part of the day, in the person's order. */
export interface PartSteps<Of extends Task = Task> {
  readonly part: PartOfDay;
  readonly steps: readonly Step<Of>[];
}

/**
 * The steps as a day shows them. A low-energy day leaves out steps with `rests_when_low`, unless they are done. If a step
 * has a smaller form, a low-energy day shows that form.
 */
function fitToEnergy<Of extends Task>(
  tasks: readonly Of[],
  lowEnergy: boolean,
  isDone: (task: Of) => boolean = () => false,
): readonly Step<Of>[] {
  return tasks
    .filter((task) => !(lowEnergy && task.rests_when_low) || isDone(task))
    .map((task) => {
      const smaller = lowEnergy ? task.smaller : null;
      return { ...task, shown: smaller ?? task.name, shownMinutes: smaller === null ? task.minutes : null };
    });
}

/** The steps of a day by part of the day, without empty parts. On a low-energy day they are fewer and smaller. */
export function stepsOfDay<Of extends Task>(
  tasks: readonly Of[],
  lowEnergy: boolean,
  isDone?: (task: Of) => boolean,
): readonly PartSteps<Of>[] {
  const steps = fitToEnergy(inOrder(tasks), lowEnergy, isDone);
  return partsOfDay
    .map((part) => ({ part, steps: steps.filter((step) => step.part_of_day === part) }))
    .filter((group) => group.steps.length > 0);
}

type Hours = Exclude<PartOfDay, 'anyTime'>;
const hours: readonly Hours[] = ['morning', 'afternoon', 'evening'];

/** The part of the day at a moment. The afternoon begins at noon, the evening at six. */
function partAt(now: Date): Hours {
  const hour = now.getHours();
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}

/**
 * The steps of a day as seen from `now`. `coming` has the steps of the current part of the day, then those of any time, then
 * those of later parts. `earlier` has the steps of past parts.
 */
export function stepsFromNow<Of extends Task>(tasks: readonly Of[], lowEnergy: boolean, now: Date) {
  const groups = stepsOfDay(tasks, lowEnergy);
  const of = (parts: readonly PartOfDay[]): readonly Step<Of>[] =>
    parts.flatMap((part) => groups.find((group) => group.part === part)?.steps ?? []);
  const place = hours.indexOf(partAt(now));
  const [current, ...later] = hours.slice(place);
  return { coming: of([...(current ? [current] : []), 'anyTime', ...later]), earlier: of(hours.slice(0, place)) };
}

/** The total of the stated minutes, and how many steps state minutes; null if no step does. */
export function minutesInAll(groups: readonly PartSteps[]): { minutes: number; steps: number } | null {
  const named = groups.flatMap(({ steps }) => steps.flatMap(({ shownMinutes }) => shownMinutes ?? []));
  const minutes = sum(named);
  return minutes === null ? null : { minutes, steps: named.length };
}
