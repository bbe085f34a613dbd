import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A glass of water with a slice of lemon. */
export const waterDrawing: Shapes = [
  ['paper', 'M40 20h40l-5 55a5 5 0 0 1-5 4H50a5 5 0 0 1-5-4z'],
  ['deep', 'M42.2 44c6-4 12-4 18 0s12 4 17.6 0l-2.8 31a5 5 0 0 1-5 4H50a5 5 0 0 1-5-4z'],
  ['warm', 'M69 20a10 10 0 1 1 20 0 10 10 0 1 1-20 0z'],
  ['warmLine', 'M79 13v14M73 16.5l12 7M85 16.5l-12 7'],
];
