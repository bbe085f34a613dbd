import type { TableOfYear } from '../table-of-year.ts';

export default { once: () => [{ name: 'Broto' }] } satisfies TableOfYear;
