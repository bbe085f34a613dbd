import type { TableOfYear } from '../demo-table.ts';

export default { once: () => [{ verse_set: 'secular', tradition: 'all' }] } satisfies TableOfYear;
