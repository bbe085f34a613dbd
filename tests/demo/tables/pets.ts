import type { TableOfYear } from '../table-of-year.ts';

export default { once: () => [{ name: 'Broto', look: 'rose', place: 'garden', thing: 'books' }] } satisfies TableOfYear;
