import type { TableOfYear } from '../table-of-year.ts';

export default { once: () => [{ verse_set: 'secular', tradition: 'all' }] } satisfies TableOfYear;
