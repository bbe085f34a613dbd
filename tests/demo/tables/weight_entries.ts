import type { TableOfYear } from '../demo-table.ts';

/** One or two entries a week. The weight follows a slow wave over the year. */
export default {
  ofDay: ({ diligence, date, stress }, random) => {
    if (!random.chance(diligence * 0.3)) return [];
    const month = Number(date.slice(5, 7)) + Number(date.slice(8)) / 31;
    const weight = 67.5 + 1.6 * Math.sin((month / 12) * 2 * Math.PI) + random.normal(0, 0.35);
    const notes = random.chance(0.1) ? (stress > 0.6 ? 'Semana puxada.' : 'Depois da caminhada.') : null;
    return [{ weight_kg: Math.round(weight * 10) / 10, notes, at: '07:20' }];
  },
} satisfies TableOfYear;
