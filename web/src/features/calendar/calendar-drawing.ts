import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A calendar with one marked day. */
export const calendarDrawing: Shapes = [
  ['paper', 'M36 20h48a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H36a5 5 0 0 1-5-5V25a5 5 0 0 1 5-5z'],
  ['line', 'M31 36h58M46 14v11M74 14v11M43 48h4M58 48h4M73 48h4M43 62h4M73 62h4'],
  ['warm', 'M53 62a7 7 0 1 1 14 0 7 7 0 1 1-14 0z'],
];
