import { ClosedEntrance } from './closed-entrance.tsx';
import { LoneCloud } from './lone-cloud.tsx';
import { LoopedThread } from './looped-thread.tsx';
import { OpenBook } from './open-book.tsx';

const drawings = { empty: OpenBook, locked: ClosedEntrance, offline: LoneCloud, failed: LoopedThread };

/** The drawing of a page state. */
export function PageDrawing({ kind }: { kind: keyof typeof drawings }) {
  const Picture = drawings[kind];
  return <Picture />;
}
