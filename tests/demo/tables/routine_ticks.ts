import { tickId } from '../../../web/src/features/routine/ticks-by-task.ts';
import { stepsOfYear } from '../steps-of-year.ts';
import type { TableOfYear } from '../demo-table.ts';

/** The user does more steps with more energy. Days of low energy leave out the steps with `rests_when_low`. */
export default {
  ofDay: ({ date, diligence, energy }, random, idOf) =>
    stepsOfYear
      .filter(({ rests_when_low }) => energy > 0.35 || !rests_when_low)
      .filter(() => random.chance(diligence * (0.35 + 0.6 * energy)))
      .map(({ name }) => ({ id: tickId(idOf(`step:${name}`), date), task: name })),
} satisfies TableOfYear;
