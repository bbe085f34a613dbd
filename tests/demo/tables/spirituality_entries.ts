import type { TableOfYear } from '../demo-table.ts';

const practices = ['Meditação', 'Silêncio', 'Leitura calma', 'Caminhada atenta'];

/** A few entries a week, more under stress. */
export default {
  ofDay: ({ diligence, stress }, random) =>
    random.chance(0.3 * diligence + 0.2 * stress)
      ? [
          {
            practice: random.pick(practices),
            duration_minutes: random.chance(0.9) ? random.pick([5, 10, 10, 15, 20]) : null,
            notes: random.chance(0.12) ? 'A respiração ficou mais lenta no fim.' : null,
            at: '21:20',
          },
        ]
      : [],
} satisfies TableOfYear;
