import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** Two flasks side by side, of which one has a leaf. */
export const hypothesesDrawing: Shapes = [
  ['paper', 'M33 14h18v4h-3v16l14 26a7 7 0 0 1-6 11H28a7 7 0 0 1-6-11l14-26V18h-3z'],
  ['deep', 'M31 48h22l8 14a4 4 0 0 1-3.6 6H26.6A4 4 0 0 1 23 62z'],
  ['paper', 'M81 24h14v3h-2.500v13l10 20a6 6 0 0 1-5.500 9H79a6 6 0 0 1-5.500-9l10-20V27H81z'],
  ['warm', 'M80 50h16l6 12a3.500 3.500 0 0 1-3 5H77a3.500 3.500 0 0 1-3-5z'],
  ['leaf', 'M88 46c-1-9 3-14 10-15 1 8-2 13-10 15z'],
];
