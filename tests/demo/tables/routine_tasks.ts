import { stepsOfYear } from '../steps-of-year.ts';
import type { TableOfYear } from '../demo-table.ts';

export default {
  once: (_days, _random, idOf) =>
    stepsOfYear.map((step, index) => ({ ...step, id: idOf(`step:${step.name}`), position: index + 1 })),
} satisfies TableOfYear;
