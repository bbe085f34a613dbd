import type { TableOfYear } from '../demo-table.ts';

export default { once: () => [{ left_out: null }] } satisfies TableOfYear;
