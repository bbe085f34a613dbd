import { stepsFromNow, type Step, type Task } from '../steps-of-day.ts';

interface Sitting<Of extends Task> {
  readonly tasks: readonly Of[];
  readonly lowEnergy: boolean;
  readonly at: Date;
  readonly isDone: (task: Of) => boolean;
  /** The ids of the steps that the person left for later. */
  readonly later: readonly string[];
}

/**
 * The step to do now and the one after it, in the order of the day. Steps of earlier parts of the day come last. `rest` says
 * what is left if there is no step to do now: steps that the person left for later, or nothing.
 */
export function nowAndNext<Of extends Task>({
  tasks,
  lowEnergy,
  at,
  isDone,
  later,
}: Sitting<Of>): {
  readonly now: Step<Of> | null;
  readonly next: Step<Of> | null;
  readonly rest: 'later' | 'nothing';
} {
  const { coming, earlier } = stepsFromNow(tasks, lowEnergy, at);
  const open = [...coming, ...earlier].filter((step) => !isDone(step));
  const [now = null, next = null] = open.filter(({ id }) => !later.includes(id));
  return { now, next, rest: open.length > 0 ? 'later' : 'nothing' };
}
