import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A lit candle. */
export const spiritualityDrawing: Shapes = [
  ['line', 'M60 42v-9M39 22l-5-3M81 22l5-3M36 33h-5M84 33h5'],
  ['warm', 'M60 9c7 8 10 13 10 18a10 10 0 0 1-20 0c0-5 3-10 10-18z'],
  ['paper', 'M48 42h24a3 3 0 0 1 3 3v27H45V45a3 3 0 0 1 3-3z'],
  ['line', 'M45 50c8 5 22 5 30 0M60 42v-4'],
  ['paper', 'M34 72h52c0 5-4 8-9 8H43c-5 0-9-3-9-8z'],
];
