import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A compass. */
export const executiveDrawing: Shapes = [
  ['paper', 'M30 48a30 30 0 1 1 60 0 30 30 0 1 1-60 0z'],
  ['line', 'M60 18v-3M55 9a5 5 0 1 1 10 0 5 5 0 1 1-10 0M60 24v4M60 68v4M36 48h4M80 48h4'],
  ['warm', 'M72 36 65 53l-17 7 7-17z'],
  ['warmLine', 'M60 48h0'],
];
