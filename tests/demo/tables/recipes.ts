import type { TableOfYear } from '../demo-table.ts';

const recipes = [
  {
    title: 'Sopa de legumes',
    prep_time_minutes: 35,
    servings: 4,
    effort: 'medium',
    photo: null,
    ingredients: '2 batatas\n2 cenouras\n1 abobrinha\n1 litro de água\n1 colher de chá de sal',
    instructions: 'Corte tudo em cubos.\nCubra com a água e o sal.\nCozinhe por 25 minutos.\nBata metade e misture.',
  },
  {
    title: 'Ovos mexidos',
    prep_time_minutes: 8,
    servings: 1,
    effort: 'low',
    photo: null,
    ingredients: '2 ovos\n1 colher de chá de manteiga\nsal',
    instructions: 'Bata os ovos com o sal.\nDerreta a manteiga em fogo baixo.\nMexa até firmar.',
  },
  {
    title: 'Vitamina de banana',
    prep_time_minutes: 5,
    servings: 2,
    effort: 'low',
    photo: null,
    ingredients: '2 bananas\n400 ml de leite\n2 colheres de aveia',
    instructions: 'Bata tudo.\nBeba gelado.',
  },
];

export default { once: () => recipes } satisfies TableOfYear;
