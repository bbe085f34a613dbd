import type { TableOfYear } from '../demo-table.ts';

/** Contacts named by their relation, because the example invents no people. */
export default {
  once: () => [
    { name: 'Minha irmã', phone: '+55 11 90000-0001', email: 'irma@example.org' },
    { name: 'Vizinho do 42', phone: '+55 11 90000-0002', email: null },
  ],
} satisfies TableOfYear;
