import type { ReactNode } from 'react';
import type { Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { useJournal } from './journal-context.ts';

/** Renders its children only if the person may write: with consent, and with the plan that the journal needs. */
export function WhenWritable<Of extends Fields>({ of, children }: { of: Journal<Of>; children: ReactNode }): ReactNode {
  return useJournal(of).writing === 'open' && children;
}
