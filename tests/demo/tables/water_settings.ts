import type { TableOfYear } from '../table-of-year.ts';

export default { once: () => [{ goal_ml: 1750, glass_ml: 250 }] } satisfies TableOfYear;
