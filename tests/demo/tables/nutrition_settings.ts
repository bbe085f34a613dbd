import type { TableOfYear } from '../table-of-year.ts';

export default { once: () => [{ hide_numbers: false }] } satisfies TableOfYear;
