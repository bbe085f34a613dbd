import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A mask with its ribbons, laid down. */
export const camouflageDrawing: Shapes = [
  ['warmLine', 'M28 42c-10 0-8 10-13 14s-5 9-3 14M92 42c10 0 8 10 13 14s5 9 3 14'],
  ['paper', 'M27 32c10-5 22-4 33 1 11-5 23-6 33-1 4 18-4 32-18 32-8 0-10-8-15-8s-7 8-15 8c-14 0-22-14-18-32z'],
  ['deep', 'M35 46c5-7 14-6 17 2-5 6-14 5-17-2zM85 46c-5-7-14-6-17 2 5 6 14 5 17-2z'],
];
