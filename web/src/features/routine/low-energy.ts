import type { Step, Task } from './steps-of-day.ts';

/**
 * The steps as a day shows them. Low energy skips steps that rest then, except done ones, and shows the smaller form of a step
 * that has one.
 */
export function fitToEnergy<Of extends Task>(
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
