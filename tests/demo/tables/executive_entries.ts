import type { TableOfYear } from '../demo-table.ts';

const level = (share: number) => Math.min(5, Math.max(1, Math.round(1 + 4 * share)));

/** Under stress, attention falls and impulsivity rises. Some scales stay empty, because tired users skip them. */
export default {
  ofDay: ({ diligence, stress, energy }, random) => {
    if (!random.chance(diligence * 0.6)) return [];
    const said = (share: number) => (random.chance(0.85) ? level(share + random.normal(0, 0.12)) : null);
    return [
      {
        attention: level(0.75 * energy + 0.3 * (1 - stress) + random.normal(0, 0.1)),
        impulsivity: said(0.2 + 0.7 * stress),
        mental_hyperactivity: said(0.25 + 0.8 * stress),
        body_hyperactivity: said(0.35 + 0.3 * energy),
        hyperfocus: said(0.3 + 0.3 * energy),
        notes: random.chance(0.1) ? 'Reli a mesma frase muitas vezes.' : null,
        at: '20:30',
      },
    ];
  },
} satisfies TableOfYear;
