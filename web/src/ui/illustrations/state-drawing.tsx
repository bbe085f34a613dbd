import { Drawing, type Shapes } from './drawing.tsx';

/** For `locked`: an entrance with a window and a plant next to it, closed for now but friendly. */
const closedEntrance: Shapes = [
  ['line', 'M28 80h64'],
  ['paper', 'M38 80V34a22 22 0 0 1 44 0v46z'],
  ['deep', 'M48 46V34a12 12 0 0 1 24 0v12zM60 22v24'],
  ['warm', 'M71 60a2 2 0 1 1 4 0 2 2 0 1 1-4 0z'],
  ['leaf', 'M97 67V51M97 60c0-7 4-10 10-10 0 7-4 10-10 10zM97 56c0-7-4-10-10-10 0 7 4 10 10 10z'],
  ['paper', 'M89 67h16l-2 11a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z'],
];

/** For `offline`: a cloud above its device. The thread between them does not quite reach. */
const loneCloud: Shapes = [
  ['paper', 'M41 46a14 14 0 0 1 0-28 21 21 0 0 1 40-3 16 16 0 0 1 2 31z'],
  ['warmLine', 'M60 53v5M60 64v1'],
  ['paper', 'M46 71h28a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4v-4a4 4 0 0 1 4-4z'],
  ['line', 'M56 77h8'],
];

/** For `failed`: a thread with a loop. It means that something failed and can be tried again. */
const loopedThread: Shapes = [
  [
    'line',
    'M8 62c20 2 30-2 36-16 5-13 20-16 24-5 4 12-10 22-20 15-9-8 0-26 16-28 15-2 22 11 15 21-6 8-2 14 6 14 9 0 12-7 23-6',
  ],
  ['warm', 'M5 62a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM108 57a3 3 0 1 1 6 0 3 3 0 1 1-6 0z'],
];

const drawings = { locked: closedEntrance, offline: loneCloud, failed: loopedThread };

/** The drawing of a state that every page can be in. */
export function StateDrawing({ kind }: { kind: keyof typeof drawings }) {
  return <Drawing of={drawings[kind]} />;
}
