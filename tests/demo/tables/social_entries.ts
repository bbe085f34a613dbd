import type { TableOfYear } from '../demo-table.ts';

const atWorkDrains = ['meeting', 'conversation', 'noise', 'phone', 'masking', 'screens'] as const;
const otherDrains = ['crowd', 'newPeople', 'waiting', 'conversation', 'noise'] as const;
const charges = ['alone', 'silence', 'rest', 'specialInterest', 'music', 'nature', 'animal'] as const;

/**
 * The level of the social battery in percent. It is lower on working days and under stress, and higher with energy. Most
 * entries name what drained or charged the battery.
 */
export default {
  ofDay: ({ diligence, stress, energy, atWork }, random) => {
    if (!random.chance(0.75 * diligence)) return [];
    const level = 100 * (0.25 + 0.6 * energy - 0.35 * (stress - 0.4) - (atWork ? 0.15 : 0)) + random.normal(0, 9);
    return [
      {
        level: Math.min(100, Math.max(0, 5 * Math.round(level / 5))),
        drains: random.chance(0.8) ? random.some(atWork ? atWorkDrains : otherDrains, 0.35) : null,
        charges: random.chance(0.6) ? random.some(charges, 0.3) : null,
        notes: random.chance(0.07) ? 'Preciso de uma noite sem conversa.' : null,
        at: '19:40',
      },
    ];
  },
} satisfies TableOfYear;
