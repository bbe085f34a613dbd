import type { TableOfYear } from '../demo-table.ts';

/** An action with the companion on some days: rest when energy is low, play when it is high. */
export default {
  ofDay: ({ diligence, energy }, random) => {
    if (!random.chance(0.6 * diligence)) return [];
    const together = energy > 0.6 ? 'play' : 'rest';
    return [{ kind: 'feed', at: '19:10' }, ...(random.chance(0.6) ? [{ kind: together, at: '19:15' }] : [])];
  },
} satisfies TableOfYear;
