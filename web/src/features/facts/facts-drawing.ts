import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A photograph of the day. */
export const factsDrawing: Shapes = [
  ['paper', 'M40 15l46 5a3 3 0 0 1 2.7 3.3l-5.5 52a3 3 0 0 1-3.3 2.7l-46-5a3 3 0 0 1-2.7-3.3l5.5-52a3 3 0 0 1 3.3-2.7z'],
  ['deep', 'M42 22l40 4.3-3.6 34-40-4.3z'],
  ['warm', 'M64 35a5 5 0 1 1 10 0 5 5 0 1 1-10 0z'],
  ['leaf', 'M39 50c8-10 14-12 20-4 7-4 13-1 20 8l-.6 6.3-40-4.3z'],
];
