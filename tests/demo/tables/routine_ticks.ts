import { tickId } from '../../../web/src/features/routine/ticks-by-task.ts';
import { stepsOfYear } from '../steps-of-year.ts';
import type { TableOfYear } from '../table-of-year.ts';

/** With more energy, more steps are done. Steps that pause on hard days are omitted on those days. */
export default {
  ofDay: ({ date, diligence, energy }, random, idOf) =>
    stepsOfYear
      .filter(({ rests_when_low }) => energy > 0.35 || !rests_when_low)
      .filter(() => random.chance(diligence * (0.35 + 0.6 * energy)))
      .map(({ name }) => ({ id: tickId(idOf(`step:${name}`), date), task: name })),
} satisfies TableOfYear;
