import type { TableOfYear } from '../demo-table.ts';

/** Classics. The simulated user records one or two a month. */
const books = [
  ['Dom Casmurro', 'Machado de Assis'],
  ['A hora da estrela', 'Clarice Lispector'],
  ['Vidas secas', 'Graciliano Ramos'],
  ['O cortiço', 'Aluísio Azevedo'],
  ['Memórias póstumas de Brás Cubas', 'Machado de Assis'],
  ['Mrs. Dalloway', 'Virginia Woolf'],
  ['A metamorfose', 'Franz Kafka'],
  ['Walden', 'Henry David Thoreau'],
] as const;

export default {
  ofDay: ({ date, energy }, random) => {
    if (date.slice(8) !== '12' && !(date.slice(8) === '26' && energy > 0.55)) return [];
    const [title, author] = random.pick(books);
    const status = random.pick(['finished', 'finished', 'reading', 'pausedOrStopped', 'wantToRead']);
    return [
      { title, author, status, insights: status === 'finished' ? 'Li devagar, um capítulo por noite.' : null, at: '22:00' },
    ];
  },
} satisfies TableOfYear;
