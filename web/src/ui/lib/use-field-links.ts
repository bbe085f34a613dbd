import { useId, type ReactNode } from 'react';

/** Attributes that connect a control with its label, hint and error. */
export interface FieldLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Creates the ids that connect the parts of a field; the caller may pass its own id. */
export function useFieldLinks({ id, hint, error }: { id?: string; hint?: ReactNode; error?: ReactNode }): FieldLinks {
  const made = useId();
  const own = id ?? made;
  const described = [error ? `${own}-error` : '', hint ? `${own}-hint` : ''].filter(Boolean).join(' ');
  return { id: own, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

/** Texts of a field. The hint describes the expected value; the error explains how to correct it. */
export interface FieldTexts {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: ReactNode;
}
