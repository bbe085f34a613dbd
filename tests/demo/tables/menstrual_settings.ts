import type { TableOfYear } from '../table-of-year.ts';

export default { once: () => [{ paused_since: null, pause_reason: null }] } satisfies TableOfYear;
