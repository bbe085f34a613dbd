import type { TableOfYear } from '../demo-table.ts';

const words = [
  'Mudaram o horário de repente e não deu para me preparar.',
  'Muita gente falando ao mesmo tempo. Fui para o quarto escuro e passou aos poucos.',
  null,
];

/** A few very hard days of the year, recorded afterwards and without an alert. */
export default {
  ofDay: ({ diligence, stress }, random) =>
    diligence > 0 && stress > 0.8 && random.chance(0.25) ? [{ description: random.pick(words), at: '22:10' }] : [],
} satisfies TableOfYear;
