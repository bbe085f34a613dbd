import type { TableOfYear } from '../demo-table.ts';

const triggers = ['auditory', 'visual', 'social', 'emotional', 'tactile', 'olfactory', 'change', 'fatigue'] as const;
const strategies = [
  'quietPlace',
  'leaving',
  'dark',
  'headphones',
  'pressure',
  'breathing',
  'sleep',
  'specialInterest',
] as const;
const signs = ['mandíbula presa', 'irritação com sons', 'vontade de sumir', 'mãos frias', 'frases que não saem'];

/** Overloads under stress, more intense with little energy. Sometimes an entry says that there was no overload. */
export default {
  ofDay: ({ diligence, stress, energy }, random) => {
    if (diligence === 0) return [];
    if (!random.chance(Math.max(0, stress - 0.35) * 0.9)) {
      const none = { triggers: null, intensity: null, duration_minutes: null, early_signs: null, strategies: null };
      return random.chance(0.06)
        ? [{ occurred: 'no', ...none, own_strategy: null, helped_most: null, notes: null, at: '21:00' }]
        : [];
    }
    const used = random.some(strategies, 0.3);
    const intensity = Math.round(1.5 + 3.4 * stress - 0.8 * energy + random.normal(0, 0.6));
    return [
      {
        occurred: 'yes',
        triggers: random.some(triggers, 0.28) ?? ['auditory'],
        intensity: Math.min(5, Math.max(1, intensity)),
        duration_minutes: random.pick([10, 20, 30, 45, 60, 90, 120]),
        early_signs: random.chance(0.6) ? (random.some(signs, 0.35)?.join(', ') ?? null) : null,
        strategies: used,
        own_strategy: random.chance(0.1) ? 'cobertor pesado no sofá' : null,
        helped_most: used !== null && random.chance(0.7) ? random.pick(used) : null,
        notes: random.chance(0.1) ? 'Saí da loja e esperei na rua.' : null,
        at: '18:40',
      },
    ];
  },
} satisfies TableOfYear;
