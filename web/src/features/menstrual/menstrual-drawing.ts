import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A hot-water bottle. */
export const menstrualDrawing: Shapes = [
  ['paper', 'M53 20h14v8c12 2 18 7 18 17v26a8 8 0 0 1-8 8H43a8 8 0 0 1-8-8V45c0-10 6-15 18-17z'],
  ['paper', 'M51 12h18a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H51a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z'],
  ['warm', 'M60 41c6 7 9 12 9 17a9 9 0 0 1-18 0c0-5 3-10 9-17z'],
  ['line', 'M43 48v20M77 48v20'],
];
