import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A bicycle. */
export const activityDrawing: Shapes = [
  ['paper', 'M20 61a16 16 0 1 1 32 0 16 16 0 1 1-32 0zM68 61a16 16 0 1 1 32 0 16 16 0 1 1-32 0z'],
  ['warmLine', 'M36 61 50 37h26M36 61h22L76 37M58 61 47 31M84 61 74 29'],
  ['line', 'M41 31h12M74 29h9c4 0 4 6 0 6'],
];
