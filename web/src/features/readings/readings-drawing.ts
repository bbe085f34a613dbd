import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** An open book with its ribbon. */
export const readingsDrawing: Shapes = [
  ['paper', 'M60 30c-8-6-20-8-37-8v46c17 0 29 2 37 8 8-6 20-8 37-8V22c-17 0-29 2-37 8z'],
  ['line', 'M60 30v46M33 34c7 0 12 1 17 3M33 46c7 0 12 1 17 3M33 58c7 0 12 1 17 3M87 58c-7 0-12 1-17 3'],
  ['warm', 'M73 24.5c4-1 7-1.5 11-2V48l-5.5-4-5.5 6z'],
];
