import type { TrackerKind } from './tracker-tables.ts';

/**
 * An example that fills the form of a new tracker. `name` is the key of a message that contains the unit, such as "Cups of
 * coffee". So an answer is only a number, without a unit that would have to be singular or plural.
 */
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
