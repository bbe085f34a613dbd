import type { TableOfYear } from '../demo-table.ts';

/** Glasses over the day, more with more energy, and sometimes a bottle. */
export default {
  ofDay: ({ diligence, energy }, random) =>
    random.chance(diligence + 0.1)
      ? Array.from({ length: Math.max(1, Math.round(random.normal(3 + 3 * energy, 1))) }, () => ({
          amount_ml: random.pick([250, 250, 250, 200, 500]),
          notes: random.chance(0.02) ? 'Chá de camomila.' : null,
        }))
      : [],
} satisfies TableOfYear;
