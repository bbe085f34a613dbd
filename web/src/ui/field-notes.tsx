import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

/** The error and the hint of a field. The error is next to the field; the control references both by aria-describedby. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex gap-2 text-sm font-medium text-problem">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
