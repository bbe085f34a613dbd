import type { TrackerKind } from './tracker-tables.ts';

/** An example that fills the form of a new tracker. `name` is a message key that says the unit, so that no number disagrees with it. */
export interface Example {
  readonly name: 'exampleCoffee' | 'exampleTinnitus' | 'exampleReading';
  readonly kind: TrackerKind;
}

/** Examples of three kinds. None is saved until the person saves the form. */
export const examples: readonly Example[] = [
  { name: 'exampleCoffee', kind: 'number' },
  { name: 'exampleTinnitus', kind: 'words' },
  { name: 'exampleReading', kind: 'minutes' },
];
