import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A few bars, and a line above them. */
export const statisticsDrawing: Shapes = [
  ['paper', 'M34 58h12v22H34zM54 48h12v32H54zM74 53h12v27H74z'],
  ['line', 'M24 80h72'],
  ['warmLine', 'M30 44c10 0 14-14 26-14s14 8 28-8'],
  ['warm', 'M83 18a5 5 0 1 1 10 0 5 5 0 1 1-10 0z'],
];
