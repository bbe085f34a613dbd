import type { ComponentProps } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { deferred } from '#ui/lib/deferred.tsx';
import type { Beside } from './beside.tsx';

/** The parts that a person needs only after the form. They load after it, so that the page opens sooner. */
export const LazyBeside = lazyPart<ComponentProps<typeof Beside>>(
  'visit-beside',
  () => [],
  async () => (await import('./beside.tsx')).Beside,
);
/** Without this part, the browser prints the page itself. */
export const VisitPaper = deferred(async () => (await import('./visit-paper.tsx')).VisitPaper, undefined, {
  optional: true,
});
