import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** An umbrella in the rain. */
export const analysisDrawing: Shapes = [
  ['line', 'M18 28v6M32 12v6M88 12v6M102 28v6'],
  ['warmLine', 'M60 46v25a7 7 0 0 1-14 0'],
  ['paper', 'M24 49a36 32 0 0 1 72 0c-4-6-14-6-18 0-4-6-14-6-18 0-4-6-14-6-18 0-4-6-14-6-18 0z'],
  ['line', 'M60 17v-5M60 17c-10 8-16 19-18 32M60 17c10 8 16 19 18 32'],
];
