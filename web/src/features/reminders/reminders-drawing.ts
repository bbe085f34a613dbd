import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A bell. */
export const remindersDrawing: Shapes = [
  ['line', 'M60 19v-6M29 30c-2 4-3 9-3 14M91 30c2 4 3 9 3 14'],
  ['warm', 'M51 66a9 9 0 0 0 18 0z'],
  ['paper', 'M60 19c-13 0-20 9-20 20v10c0 8-4 12-8 17h56c-4-5-8-9-8-17V39c0-11-7-20-20-20z'],
  ['line', 'M49 42c0-8 3-12 8-13'],
];
