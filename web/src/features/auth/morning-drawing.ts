import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** The logo as a sun over two hills. */
export const morning: Shapes = [
  ['line', 'M71 22a15 15 0 1 0 0 20'],
  ['warm', 'M57 32a3 3 0 1 1 6 0 3 3 0 1 1-6 0z'],
  ['paper', 'M6 80c10-24 24-34 38-25 13 8 22 19 40 25z'],
  ['leaf', 'M44 80c14-19 46-23 70 0z'],
  ['line', 'M3 80h114'],
];
