import type { Shapes } from '#ui/illustrations/drawing.tsx';

/** An open entrance with a sunrise behind it, and a plant beside it. */
export const welcomeDrawing: Shapes = [
  ['line', 'M20 80h80'],
  ['warm', 'M38 80V34a22 22 0 0 1 44 0v46z'],
  ['warmLine', 'M38 65h44M49 65a11 11 0 0 1 22 0M60 47v-3M45 52l-2-2M75 52l2-2'],
  ['paper', 'M82 80V33c0-8 6-14 17-17v67z'],
  ['warmLine', 'M92 51v6'],
  ['leaf', 'M25 66V50M25 59c0-7-4-10-11-10 0 7 4 10 11 10zM25 55c0-7 4-10 10-10 0 7-4 10-10 10z'],
  ['paper', 'M17 66h16l-2 12a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z'],
];
