import type { TableOfYear } from '../demo-table.ts';

/** Several glasses a day, and sometimes a bottle of 500 ml. The user drinks more on days with more energy. */
export default {
  ofDay: ({ diligence, energy }, random) =>
    random.chance(diligence + 0.1)
      ? Array.from({ length: Math.max(1, Math.round(random.normal(3 + 3 * energy, 1))) }, () => ({
          amount_ml: random.pick([250, 250, 250, 200, 500]),
          notes: random.chance(0.02) ? 'Chá de camomila.' : null,
        }))
      : [],
} satisfies TableOfYear;
