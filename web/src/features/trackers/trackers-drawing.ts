import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** A notebook with one mark of each kind: a tick, a line and a dot. */
export const trackersDrawing: Shapes = [
  ['paper', 'M38 16h46a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5H38a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5z'],
  ['line', 'M29 27h8M29 39h8M29 51h8M29 63h8'],
  ['line', 'M62 30h17M62 46h11M62 62h15'],
  ['warmLine', 'M46 30l3.5 3.5 6-7'],
  ['warm', 'M51 42a4 4 0 1 1 0 8 4 4 0 0 1 0-8z'],
  ['line', 'M46 62h9'],
];
