import type { ReactNode } from 'react';
import { FieldNotes } from './field-notes.tsx';
import { joinClasses } from '#ui/lib/class-names.ts';

interface FieldFrameProps {
  /** The control's id. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Puts the label before the control, on the same line. */
  inline?: boolean;
  className?: string;
  children: ReactNode;
}

/** Layout of every field: label, control, hint, error. */
export function FieldFrame({ id, label, hint, error, inline, className, children }: FieldFrameProps) {
  return (
    <div className={joinClasses('flex gap-1.5', inline ? 'items-center gap-2.5' : 'flex-col', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
