import type { TableOfYear } from '../demo-table.ts';

/** Swimming on Tuesdays and Thursdays, pilates on Saturdays. Sometimes a walk, a dance or, with much energy, a bicycle ride. */
export default {
  ofDay: ({ diligence, energy, weekday }, random, idOf) => {
    const entries = [];
    if ((weekday === 2 || weekday === 4) && random.chance(energy + 0.1)) {
      entries.push({ type: 'swimming', own_name: null, duration_minutes: random.pick([30, 40, 45]), intensity: 'moderate' });
    }
    if (weekday === 6 && random.chance(energy)) {
      entries.push({ type: 'pilates', own_name: null, duration_minutes: 50, intensity: 'low' });
    }
    if (random.chance(0.25 * diligence)) {
      entries.push({
        ...(weekday === 0 ? { type: 'other', own_name: 'Dança na sala' } : { type: 'walking', own_name: null }),
        duration_minutes: random.pick([15, 20, 30, 45]),
        intensity: 'low',
      });
    }
    if (energy > 0.7 && random.chance(0.15)) {
      entries.push({ type: 'cycling', own_name: null, duration_minutes: random.pick([25, 40, 60]), intensity: 'high' });
    }
    return entries.map((entry) => ({
      ...entry,
      notes: random.chance(0.08) ? 'Fui com fone de ouvido.' : null,
      // The swim was at noon, and the entry was written in the evening.
      time: entry.type === 'swimming' ? '12:40' : null,
      tags: entry.type === 'walking' && weekday === 6 ? [idOf('tags:1')] : null,
      at: '18:10',
    }));
  },
} satisfies TableOfYear;
