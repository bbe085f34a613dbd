import type { ReactNode } from 'react';
import type { Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { useJournal } from './journal-context.ts';

/** Shows its children only where something can be written: after the agreement, and with the plan that the journal asks for. */
export function WhenWritable<Of extends Fields>({ of, children }: { of: Journal<Of>; children: ReactNode }): ReactNode {
  return useJournal(of).writing === 'open' && children;
}
