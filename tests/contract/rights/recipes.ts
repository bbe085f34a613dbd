import { ownedByPerson } from '../support/table-rights.ts';

export default ownedByPerson({
  row: {
    title: 'Sopa de legumes',
    prep_time_minutes: 40,
    servings: 4,
    effort: 'low',
    ingredients: '2 cenouras\n½ abóbora\n1,5 l de água',
    instructions: 'Corte os legumes.\nCozinhe por meia hora.\nBata no liquidificador.',
  },
  change: { title: 'Sopa de abóbora', servings: 2 },
});
