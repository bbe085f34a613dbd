import type { TableOfYear } from '../demo-table.ts';

/**
 * On some days, the user feeds the companion. Often the user also plays with it (high energy) or rests with it (low energy).
 */
export default {
  ofDay: ({ diligence, energy }, random) => {
    if (!random.chance(0.6 * diligence)) return [];
    const together = energy > 0.6 ? 'play' : 'rest';
    return [{ kind: 'feed', at: '19:10' }, ...(random.chance(0.6) ? [{ kind: together, at: '19:15' }] : [])];
  },
} satisfies TableOfYear;
