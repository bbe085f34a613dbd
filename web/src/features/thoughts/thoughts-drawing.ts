import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A thought that is still tangled. */
export const thoughtsDrawing: Shapes = [
  ['paper', 'M43 62a16 16 0 0 1-5-31 21 21 0 0 1 39-4 18 18 0 0 1 4 35z'],
  ['paper', 'M39 73a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM29.5 81a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z'],
  ['warmLine', 'M42 48c7 4 14-2 14-8s-8-6-8 0 10 10 16 6 5-11 0-11-5 9 2 12 10 0 12-1'],
];
