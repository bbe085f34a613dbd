import type { ReactNode } from 'react';

/** What every field is given in words. The hint says what is expected; the error says how to mend it. */
export interface FieldWords {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: ReactNode;
}
