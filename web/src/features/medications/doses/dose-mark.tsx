import type { ReactNode } from 'react';
import type { DoseState } from '../medication-doses.ts';

/** What a mark means: an answer, no record, or a dose in the future. */
export type Marked = DoseState | 'none' | 'toCome';

/**
 * Each answer has its own shape, so that nobody has to distinguish colours: taken is a filled disc with a tick, skipped is a
 * ring with a bar, later is a half-filled disc. No record is an empty ring, a dose in the future is a small dot. No shape
 * resembles a loading indicator.
 */
export function DoseMark({ state, className = 'size-6' }: { state: Marked; className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden fill="none" strokeLinecap="round" className={`${className} shrink-0 text-primary`}>
      {state === 'taken' && (
        <>
          <circle cx="12" cy="12" r="10" className="fill-positive" />
          <path d="m7.5 12.5 3 3 6-6.5" strokeWidth="2.5" strokeLinejoin="round" className="stroke-surface-raised" />
        </>
      )}
      {state === 'skipped' && (
        <>
          <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" />
          <path d="M7.5 12h9" stroke="currentColor" strokeWidth="2.5" />
        </>
      )}
      {state === 'later' && (
        <>
          <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" />
          <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
        </>
      )}
      {state === 'none' && <circle cx="12" cy="12" r="9" className="stroke-edge" strokeWidth="2" />}
      {state === 'toCome' && <circle cx="12" cy="12" r="3" className="fill-edge" />}
    </svg>
  );
}
