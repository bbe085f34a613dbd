import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A sun behind a cloud. */
export const moodDrawing: Shapes = [
  ['warm', 'M59 33a14 14 0 1 1 28 0 14 14 0 1 1-28 0z'],
  ['warmLine', 'M73 12V8M88 18l3-3M94 33h4M58 18l-3-3'],
  ['paper', 'M40 68a13 13 0 0 1-1-26 18 18 0 0 1 34-4 15.5 15.5 0 0 1 4 30z'],
  ['line', 'M46 78h20M74 78h4'],
];
