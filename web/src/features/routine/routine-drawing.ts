import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A list of steps with its pencil. */
export const routineDrawing: Shapes = [
  ['paper', 'M36 20h42a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5H36a5 5 0 0 1-5-5V25a5 5 0 0 1 5-5z'],
  ['deep', 'M49 14h16a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H49a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3z'],
  ['line', 'M53 38h18M53 50h18M53 62h12M41 38h2M41 50h2M41 62h2'],
  ['warm', 'M93 33l9 5-19 33-8.5 5 .5-10z'],
  ['warmLine', 'M88 42l9 5'],
];
