import type { TableOfYear } from '../demo-table.ts';

/** The moods that fit each state. An entry's main mood is one of them. */
const moods = {
  hard: ['overwhelmed', 'anxious', 'angry', 'sad'],
  spent: ['tired', 'discouraged', 'thoughtful', 'sad'],
  lively: ['happy', 'excited', 'confident', 'affectionate'],
  even: ['calm', 'thoughtful', 'happy', 'tired', 'affectionate'],
} as const;
/** One or two feelings beside the main mood. */
const further = (mood: string, state: keyof typeof moods): readonly string[] =>
  [...moods[state]].filter((other) => other !== mood).slice(0, state === 'even' ? 1 : 2);

const notes = [
  'Reunião longa, muita luz na sala.',
  'Caminhei no fim da tarde e ajudou.',
  'Fone de ouvido no ônibus fez diferença.',
  'Conversa boa por telefone.',
  'Barulho de obra o dia todo.',
];

/** Up to three entries a day. High stress gives hard moods. Very high or very low stress gives strong moods. */
export default {
  ofDay: ({ diligence, stress, energy }, random, idOf) =>
    Array.from({ length: random.chance(diligence) ? random.pick([1, 1, 2, 3]) : 0 }, () => {
      const felt = stress + random.normal(0, 0.12);
      const state = felt > 0.6 ? 'hard' : energy < 0.45 ? 'spent' : energy > 0.68 && felt < 0.42 ? 'lively' : 'even';
      const strength = 2 + 4 * Math.abs(felt - 0.4) + random.normal(0, 0.6);
      const mood = random.pick<string>(moods[state]);
      return {
        mood,
        intensity: Math.min(5, Math.max(1, Math.round(strength))),
        notes: random.chance(0.15) ? random.pick(notes) : null,
        tags: random.chance(0.3) ? [idOf(`tags:${String(random.pick(state === 'hard' ? [0, 2, 4] : [0, 1, 3]))}`)] : null,
        also: random.chance(0.2) ? further(mood, state) : null,
      };
    }),
} satisfies TableOfYear;
