import type { TableOfYear } from '../demo-table.ts';

export default { once: () => [{ name: 'Broto', look: 'rose', place: 'garden', thing: 'books' }] } satisfies TableOfYear;
