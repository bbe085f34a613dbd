import { ClosedEntrance } from '#ui/illustrations/closed-entrance.tsx';
import { LoneCloud } from '#ui/illustrations/lone-cloud.tsx';
import { LoopedThread } from '#ui/illustrations/looped-thread.tsx';
import { Morning } from '#ui/illustrations/morning.tsx';
import { OpenBook } from '#ui/illustrations/open-book.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  all: () => (
    <div className="flex flex-wrap gap-8">
      <OpenBook />
      <ClosedEntrance />
      <LoneCloud />
      <LoopedThread />
      <Morning />
    </div>
  ),
} satisfies Specimens;
