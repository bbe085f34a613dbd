import type { TrackerKind } from './tracker-tables.ts';

/** An example that fills the form of a new tracker. `unit` and `name` are message keys. */
export interface Example {
  readonly name: 'exampleCoffee' | 'exampleTinnitus' | 'exampleReading';
  readonly kind: TrackerKind;
  readonly unit?: 'exampleCups';
}

/** Examples of three kinds. None is saved until the person saves the form. */
export const examples: readonly Example[] = [
  { name: 'exampleCoffee', kind: 'number', unit: 'exampleCups' },
  { name: 'exampleTinnitus', kind: 'words' },
  { name: 'exampleReading', kind: 'minutes' },
];
