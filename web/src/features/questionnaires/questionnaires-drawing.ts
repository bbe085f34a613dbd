import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A sheet of paper with three lines, two of them answered, and a pencil. */
export const questionnairesDrawing: Shapes = [
  ['paper', 'M34 14h42a5 5 0 0 1 5 5v58a5 5 0 0 1-5 5H34a5 5 0 0 1-5-5V19a5 5 0 0 1 5-5z'],
  ['line', 'M50 32h22M50 48h22M50 64h14'],
  ['deep', 'M37 32a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM37 48a4 4 0 1 1 8 0 4 4 0 1 1-8 0z'],
  ['line', 'M37 64a4 4 0 1 1 8 0 4 4 0 1 1-8 0z'],
  ['warm', 'M92 40l6 6-24 26-8 3 2-9z'],
];
