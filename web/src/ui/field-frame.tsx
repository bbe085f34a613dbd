import type { ReactNode } from 'react';
import { FieldNotes } from './field-notes.tsx';
import { joinClasses } from './lib/join-classes.ts';

interface FieldFrameProps {
  /** The control's id. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label above, control, then hint and error: the same rhythm for every field. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={joinClasses('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
