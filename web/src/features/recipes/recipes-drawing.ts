import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A pot under its lid. */
export const recipesDrawing: Shapes = [
  ['paper', 'M35 46h50v22a10 10 0 0 1-10 10H45a10 10 0 0 1-10-10z'],
  ['line', 'M35 55h-9M85 55h9'],
  ['paper', 'M32 46c0-8 12-13 28-13s28 5 28 13z'],
  ['warm', 'M55 28a5 5 0 1 1 10 0 5 5 0 1 1-10 0z'],
  ['warmLine', 'M42 25c-4-5 4-7 0-13M78 25c-4-5 4-7 0-13'],
];
