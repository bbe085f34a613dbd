import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A bottle of medicine and a capsule. */
export const medicationsDrawing: Shapes = [
  [
    'paper',
    'M37 32h32v40a6 6 0 0 1-6 6H43a6 6 0 0 1-6-6zM36 19h34a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H36a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z',
  ],
  ['line', 'M37 44h32M37 64h32M53 49.5v9M48.5 54h9M44 23v5M53 23v5M62 23v5'],
  ['warm', 'M76 71l11-11a6.7 6.7 0 0 1 9.5 9.5l-11 11a6.7 6.7 0 0 1-9.5-9.5z'],
  ['warmLine', 'M81.5 65.5l9.5 9.5'],
];
