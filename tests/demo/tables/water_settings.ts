import type { TableOfYear } from '../demo-table.ts';

export default { once: () => [{ goal_ml: 1750, glass_ml: 250 }] } satisfies TableOfYear;
