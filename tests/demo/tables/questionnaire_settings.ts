import type { TableOfYear } from '../demo-table.ts';

export default { once: () => [{ phq9_weeks: 4, gad7_weeks: 4 }] } satisfies TableOfYear;
