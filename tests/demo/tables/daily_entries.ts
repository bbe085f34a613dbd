import type { Random } from '../random.ts';
import type { TableOfYear } from '../demo-table.ts';

const steps = ['hypo', 'low', 'normal', 'hyper', 'veryHyper'] as const;
const triggers = ['Luz branca da loja.', 'Furadeira no prédio.', 'Etiqueta da camisa nova.', 'Perfume forte no elevador.'];

/** Returns a level near `own`, the user's usual level, or null if the user records none. Stress raises the level. */
const step = (own: number, stress: number, random: Random) =>
  random.chance(0.8)
    ? steps[Math.min(4, Math.max(0, Math.round(own + 2.4 * (stress - 0.4) + random.normal(0, 0.55))))]
    : null;

/** Hearing and sight are sensitive, inner senses are not. Stress raises all senses but balance. Some days have two entries. */
export default {
  ofDay: ({ diligence, stress, energy }, random) =>
    Array.from({ length: random.chance(0.7 * diligence) ? random.pick([1, 1, 2]) : 0 }, (_, index) => ({
      visual: step(2.6, stress, random),
      auditory: step(3, stress, random),
      tactile: step(2.4, stress, random),
      olfactory: step(2, stress, random),
      proprioceptive: step(1.6, stress, random),
      vestibular: step(2, 0.4, random),
      interoceptive: step(1, stress, random),
      sensory_trigger: stress > 0.5 && random.chance(0.4) ? random.pick(triggers) : null,
      sensory_responses:
        stress > 0.4 && random.chance(0.35)
          ? random.some(['seeking', 'avoiding', 'sensitivity', 'registration'], 0.4)
          : null,
      day_pattern:
        stress > 0.6
          ? random.pick(['stressful', 'tiring', 'agitated', 'challenging'])
          : random.pick(energy > 0.6 ? ['productive', 'positive', 'calm'] : ['calm', 'tiring', 'relaxing']),
      notes: random.chance(0.08) ? 'Óculos escuros ajudaram na rua.' : null,
      at: index === 0 ? '12:30' : '20:00',
    })),
} satisfies TableOfYear;
