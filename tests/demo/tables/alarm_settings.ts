import type { TableOfYear } from '../demo-table.ts';

export default { once: () => [{ quiet_from: '22:30', quiet_to: '07:00', discreet: false }] } satisfies TableOfYear;
