import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A battery, with a conversation behind it. */
export const socialDrawing: Shapes = [
  ['warm', 'M55 11h30a7 7 0 0 1 7 7v13a7 7 0 0 1-7 7H70l-8 8v-8h-7a7 7 0 0 1-7-7V18a7 7 0 0 1 7-7z'],
  ['warmLine', 'M58 21h24M58 29h14'],
  ['deep', 'M87 54h4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-4z'],
  ['paper', 'M30 44h50a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7H30a7 7 0 0 1-7-7V51a7 7 0 0 1 7-7z'],
  ['deep', 'M33 52h9v18h-9zM50 52h9v18h-9z'],
];
