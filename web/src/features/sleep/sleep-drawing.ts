import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A moon on a pillow, between two stars. */
export const sleepDrawing: Shapes = [
  ['warm', 'M62 10a13 13 0 0 0 19 18A20 20 0 1 1 62 10z'],
  ['line', 'M88 10v6m-3-3h6M34 26v6m-3-3h6'],
  [
    'paper',
    'M31 59c-4-6 1-10 7-8 14 3 30 3 44 0 6-2 11 2 7 8-3 5-3 10 0 15 4 6-1 10-7 8-14-3-30-3-44 0-6 2-11-2-7-8 3-5 3-10 0-15z',
  ],
  ['line', 'M40 61c2 3 2 8 0 11M80 61c-2 3-2 8 0 11'],
];
