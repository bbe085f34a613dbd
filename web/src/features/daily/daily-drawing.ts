import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** Headphones around a quiet sound. */
export const dailyDrawing: Shapes = [
  ['line', 'M32 52v-6a28 28 0 0 1 56 0v6'],
  [
    'warm',
    'M32 50h5a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-3a9 9 0 0 1-9-9v-8a7 7 0 0 1 7-7zM88 50h-5a4 4 0 0 0-4 4v16a4 4 0 0 0 4 4h3a9 9 0 0 0 9-9v-8a7 7 0 0 0-7-7z',
  ],
  ['line', 'M50 60c3-7 7-7 10 0s7 7 10 0'],
];
