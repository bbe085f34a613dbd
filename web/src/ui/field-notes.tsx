import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

/** Hint and error of a field; the control references them by aria-describedby. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-2 text-sm font-medium text-problem">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}
