import { deferred } from '#ui/lib/deferred.tsx';

/** The parts that a person needs only after the form. They load after it, so that the page opens sooner. */
export const Beside = deferred(async () => (await import('./beside.tsx')).Beside);
export const VisitPaper = deferred(async () => (await import('./visit-paper.tsx')).VisitPaper);
