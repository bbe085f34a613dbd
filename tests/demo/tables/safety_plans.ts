import type { TableOfYear } from '../demo-table.ts';

export default {
  once: () => [
    {
      warning_signs: 'Sons que antes não incomodavam passam a doer. Paro de responder mensagens.',
      own_ways: 'Fone, luz apagada, água gelada, minha lista de músicas calmas.',
      people_and_places: 'A praça perto de casa de manhã cedo. Jogar com o Caio sem precisar conversar.',
      people_to_ask: 'Rosa, minha irmã. Caio, do trabalho.',
      professionals: 'Minha psicóloga, às quartas. CVV, 188.',
      safer_place: null,
    },
  ],
} satisfies TableOfYear;
