import type { TableOfYear } from '../demo-table.ts';

/** Days on which the user followed the reduced routine. */
export default {
  ofDay: ({ energy }) => (energy < 0.35 ? [{ low_energy: true, at: '08:05' }] : []),
} satisfies TableOfYear;
