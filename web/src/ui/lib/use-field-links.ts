import { useId, type ReactNode } from 'react';

/** The attributes that tie a control to its label, hint and error. */
export interface FieldLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Makes the identifiers that hold a field together; the caller may bring its own id. */
export function useFieldLinks({ id, hint, error }: { id?: string; hint?: ReactNode; error?: ReactNode }): FieldLinks {
  const made = useId();
  const own = id ?? made;
  const described = [error ? `${own}-error` : '', hint ? `${own}-hint` : ''].filter(Boolean).join(' ');
  return { id: own, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

/** What every field is given in words. The hint says what is expected; the error says how to mend it. */
export interface FieldTexts {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: ReactNode;
}
