import type { TableOfYear } from '../demo-table.ts';

const texts = {
  achievement: [
    'Liguei para marcar a consulta.',
    'Terminei o relatório antes do almoço.',
    'Fui ao mercado no horário vazio.',
  ],
  learning: ['A luz amarela cansa menos à noite.', 'Três pausas curtas rendem mais que uma longa.'],
  challenge: ['Mudaram a sala da reunião em cima da hora.', 'O ônibus veio cheio e desci antes.'],
  specialMoment: ['Chuva na janela e um livro.', 'Ri muito com a minha irmã.'],
  observation: ['O barulho do ar-condicionado some quando uso o fone.', 'Acordei antes do alarme.'],
  reflection: ['Dizer não também é cuidado.', 'Não preciso explicar tudo para todo mundo.'],
} as const;

/** One fact on some days. Under stress, its category is more often `challenge`. */
export default {
  ofDay: ({ diligence, stress, energy }, random) => {
    if (!random.chance(0.4 * diligence)) return [];
    const hard = stress > 0.6 ? 'challenge' : 'observation';
    const bright = energy > 0.6 ? 'achievement' : 'reflection';
    const category = random.pick([hard, bright, 'learning', 'specialMoment', 'observation', 'reflection'] as const);
    return [{ category, text: random.pick(texts[category]), at: '21:10' }];
  },
} satisfies TableOfYear;
