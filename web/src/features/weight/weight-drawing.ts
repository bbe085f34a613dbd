import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** Bathroom scales, seen from above. */
export const weightDrawing: Shapes = [
  ['paper', 'M40 16h40a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12V28a12 12 0 0 1 12-12z'],
  ['warm', 'M43 42a17 17 0 0 1 34 0z'],
  ['warmLine', 'M60 42l6-9'],
  [
    'deep',
    'M44 52h4a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V56a4 4 0 0 1 4-4zM72 52h4a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V56a4 4 0 0 1 4-4z',
  ],
];
