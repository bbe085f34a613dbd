import type { TableOfYear } from '../demo-table.ts';

export default { once: () => [{ paused_since: null, pause_reason: null }] } satisfies TableOfYear;
