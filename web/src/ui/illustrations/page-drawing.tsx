import { ClosedDoor } from './closed-door.tsx';
import { LoneCloud } from './lone-cloud.tsx';
import { LoopedThread } from './looped-thread.tsx';
import { OpenBook } from './open-book.tsx';

const drawings = { empty: OpenBook, locked: ClosedDoor, offline: LoneCloud, failed: LoopedThread };

/** The drawing of a state of a page. */
export function PageDrawing({ kind }: { kind: keyof typeof drawings }) {
  const Picture = drawings[kind];
  return <Picture />;
}
