import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** An apple with a leaf. */
export const nutritionDrawing: Shapes = [
  ['warm', 'M60 34c-7-6-26-5-26 15 0 15 10 29 18 29 4 0 5-2 8-2s4 2 8 2c8 0 18-14 18-29 0-20-19-21-26-15z'],
  ['warmLine', 'M43 51c0-5 2-7 5-8'],
  ['line', 'M60 34c0-6 0-11-4-16'],
  ['leaf', 'M61 25c2-9 10-13 19-11-1 9-9 14-19 11z'],
];
