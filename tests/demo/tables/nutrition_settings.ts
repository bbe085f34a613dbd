import type { TableOfYear } from '../demo-table.ts';

export default { once: () => [{ hide_numbers: false }] } satisfies TableOfYear;
